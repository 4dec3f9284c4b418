/** Reads a question: what it asks for, of what it speaks, and what of the ones before it still holds. */
import { fold } from '@ai-vault/game/search/fold.ts'
import type { Memory } from '../../answer.ts'
import { asksNeedlessArmor } from '../answers/builds/armor.ts'
import { searchHandedOver } from '../answers/vault/filtered.ts'
import type { Intent } from '../intents/intents.ts'
import { type Doubt, doubtsIn } from '../reading/doubts.ts'
import type { EntityIndex, FoundEntity } from '../reading/entities.ts'
import { normalise } from '../reading/normalise.ts'
import { usedAsName, withoutNames } from '../reading/shape.ts'
import { readSlots, type Slots } from '../reading/slots.ts'
import { correctSpelling } from '../reading/spelling.ts'
import { foreignLanguage, intoEnglish } from '../reading/translate.ts'
import { type Classification, classify } from './classify.ts'
import { followUp } from './follow-up.ts'
import { isOffTopic, isRude } from './off-topic.ts'

/** As much as is remembered of a question and what continued it. */
const LONGEST_THREAD = 600

export interface Understood {
  readonly intent: Intent | 'unclear'
  readonly torn?: readonly [Intent, Intent]
  readonly slots: Slots
  readonly entities: readonly FoundEntity[]
  readonly unsure: ReturnType<EntityIndex['resolve']>['unsure']
  readonly language: 'German' | 'French' | undefined
  /** What may be misunderstood, and how sure an answer can be at most. */
  readonly doubts: readonly Doubt[]
  /** The question in English. */
  readonly question: string
  /** With the ones before it that it continues, a line each. */
  readonly thread: string
  /** It makes sense only after the last answer. */
  readonly continues: boolean
}

export function understand(text: string, entities: EntityIndex, memory: Memory): Understood {
  if (searchHandedOver(text) !== undefined) {
    const slots = readSlots(normalise(text))
    return {
      intent: 'best_owned_slot',
      slots,
      entities: [],
      unsure: undefined,
      language: undefined,
      doubts: [],
      question: text,
      thread: text,
      continues: false,
    }
  }
  const language = foreignLanguage(text)
  const question = language ? intoEnglish(fold(text), language) : withoutSlips(text, entities)
  const resolved = entities.resolve(question)
  const found = resolved.found.filter(
    ({ weak, text: word }) => !weak || usedAsName(normalise(question), word),
  )
  const classified = classify(question, found)
  const continued = followUp(classified.shape, classified, memory)
  const unsure = language ? undefined : resolved.unsure
  // Whichever of its readings is taken, the answer to it is the same.
  const isSure = found.length === 0 && asksNeedlessArmor({ question, slots: classified.slots })
  const doubts = doubtsIn(continued || isSure ? 1 : classified.certainty, found)
  const continues = continued !== undefined
  const base = { entities: found, unsure, language, doubts, question, thread: question, continues }
  if (isOffTopic(question, found) || isRude(question, found))
    return { ...base, intent: 'unclear', slots: classified.slots }
  if (!continued) {
    const pointsBack = classified.slots.ordinal !== undefined && memory.list.length > 0
    const slots = pointsBack ? onSameSide(classified.slots, memory) : classified.slots
    return { ...base, ...chosen(classified), slots }
  }
  if (!continued.keepsQuestion || memory.question === undefined) {
    return { ...base, intent: continued.intent, slots: onSameSide(classified.slots, memory) }
  }
  const old = readThread(memory.question, entities)
  return {
    ...base,
    intent: continued.intent,
    slots: onSameSide(mergeSlots(old.slots, classified.slots), memory),
    entities: found.length > 0 ? found : old.entities,
    thread: continued.asksReason ? memory.question : `${memory.question}\n${question}`.slice(-LONGEST_THREAD),
  }
}

/** What a question and those that continued it speak of: what was said later counts. */
function readThread(
  thread: string,
  entities: EntityIndex,
): { readonly slots: Slots; readonly entities: readonly FoundEntity[] } {
  const said = thread.split('\n').map((question) => {
    const text = normalise(question)
    const named = entities
      .resolve(question)
      .found.filter(({ weak, text: word }) => !weak || usedAsName(text, word))
    return { slots: readSlots(text, withoutNames(question, named)), named }
  })
  return {
    slots: said.map(({ slots }) => slots).reduce(mergeSlots),
    entities: said.findLast(({ named }) => named.length > 0)?.named ?? [],
  }
}

/** Names are left as they were typed: the entities find those that are misspelt. */
function withoutSlips(text: string, entities: EntityIndex): string {
  const named = entities.resolve(text).found.flatMap(({ text: words }) => words.split(' '))
  return correctSpelling(text, new Set(named))
}

const chosen = ({ intent, torn }: Classification): Pick<Understood, 'intent' | 'torn'> => ({
  intent: intent ?? 'unclear',
  ...(torn ? { torn } : {}),
})

/** Who asked for PvP means PvP until another activity is named or another question is asked. */
const onSameSide = (slots: Slots, { side }: Memory): Slots =>
  side === undefined || slots.side !== undefined || slots.activity !== undefined ? slots : { ...slots, side }

/** What the new words say replaces what the old ones said; the rest stays. A place in a list that is gone says nothing. */
function mergeSlots(old: Slots, fresh: Slots): Slots {
  const { side, activity, ordinal: _, ...rest } = old
  const saysSide = fresh.side !== undefined || fresh.activity !== undefined
  return {
    ...rest,
    ...(saysSide ? {} : { ...(side ? { side } : {}), ...(activity ? { activity } : {}) }),
    ...fresh,
    stats: fresh.stats.length > 0 ? fresh.stats : old.stats,
    champions: fresh.champions.length > 0 ? fresh.champions : old.champions,
  }
}
