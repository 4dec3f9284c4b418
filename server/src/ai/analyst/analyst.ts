/**
 * The built-in analyst: understands a question without a model, asks the same tools, and speaks through the same gate.
 * What it does not understand it says, with questions that this account can answer.
 */
import { fold } from '@ai-vault/game/search/fold.ts'
import { type Answer, itemsOf, type Memory, type Personality } from '../answer.ts'
import { createGate } from '../grounding/gate.ts'
import type { NameIndex } from '../grounding/name-index.ts'
import { splitSentences } from '../grounding/sentences.ts'
import { ALL_TOOLS } from '../tools/all-tools.ts'
import { createToolRunner } from '../tools/tool.ts'
import { citeAccount, type Turn } from '../tools/turn.ts'
import { heldMaterial } from './answers/account/account.ts'
import { ANSWERERS } from './answers/all-answers.ts'
import { asksNeedlessArmor } from './answers/builds/armor.ts'
import { type Ask, type Draft, didYouMean, noSuchName } from './answers/draft.ts'
import { suggestionsFor } from './answers/suggestions.ts'
import { analyzeFiltered, searchHandedOver } from './answers/vault/filtered.ts'
import { asksIn } from './asks.ts'
import { type Classification, classify } from './classify.ts'
import { type Doubt, doubtsIn } from './doubts.ts'
import type { EntityIndex, FoundEntity } from './entities.ts'
import { followUp } from './follow-up.ts'
import type { Intent } from './intents/intents.ts'
import { normalise } from './normalise.ts'
import { isOffTopic, isRude } from './off-topic.ts'
import { usedAsName, withoutNames } from './shape.ts'
import { readSlots, type Slots } from './slots.ts'
import { correctSpelling } from './spelling.ts'
import { foreignLanguage, intoEnglish } from './translate.ts'
import { speak, withSeparators } from './voices.ts'

/** As much of a question as is said back. */
const MOST_QUOTED = 120

/** As much as is remembered of a question and what continued it. */
const LONGEST_THREAD = 600

/** How sure an answer can be that leaves the question open. */
const MOST_WITHOUT_ANSWER = 0.4

/** How sure an answer can be whose choice is a guess. */
const MOST_OF_GUESS = 0.6

export interface Question {
  readonly text: string
  readonly personality: Personality
  readonly memory: Memory
  /** Minutes that the player's clock is ahead of UTC, where the client said so. */
  readonly utcOffset?: number | undefined
}

export interface AnalystDeps {
  readonly turn: Turn
  readonly entities: EntityIndex
  readonly names: NameIndex
}

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

export async function answerQuestion(
  question: Question,
  deps: AnalystDeps,
  onText: (text: string) => void = () => {},
): Promise<Answer> {
  const { turn, names } = deps
  const [first = question.text, ...later] = asksIn(question.text, deps.entities)
  const understood = understand(first, deps.entities, question.memory)
  const tools = createToolRunner(ALL_TOOLS, turn)
  const ask: Ask = { ...understood, memory: question.memory, turn, tools }
  const draft = leaving(later, refusing(first, await draftFor(understood, ask)), turn)
  const gate = createGate({ ledger: turn.ledger, names, question: question.text, now: turn.now })
  const preface = understood.language
    ? `I read your question as ${understood.language}; I answer in English.\n\n`
    : ''
  let content = ''
  const release = (text: string) => {
    if (text === '') return
    content += text
    onText(text)
  }
  // Piece by piece, as a model would: what is shown never waits for what comes after it.
  for (const sentence of splitSentences(preface + withSeparators(speak(draft, question.personality)))) {
    release(gate.add(sentence))
  }
  release(gate.end())
  const report = gate.report()
  const known = (handle: string) =>
    turn.ledger.find(handle)?.instanceId ?? String(turn.ledger.find(handle)?.hash ?? '')
  const focus = draft.focus === undefined ? undefined : known(draft.focus)
  const isAnswered = understood.intent !== 'unclear' && draft.unanswered === undefined
  const reasons = [
    ...report.confidence.reasons,
    ...(draft.confidence === undefined ? understood.doubts.map(({ reason }) => reason) : []),
    ...(draft.guess ? [draft.guess] : []),
  ]
  // The Architect weighs what it could not check itself: a second weighing would say another number for one build.
  const most = [...understood.doubts.map((doubt) => doubt.most), ...(draft.guess ? [MOST_OF_GUESS] : [])]
  const read = Math.min(report.confidence.value, ...most)
  const value = draft.confidence === undefined || report.dropped.length > 0 ? read : draft.confidence
  return {
    content: content.trim(),
    engine: 'analyst',
    intent: understood.intent,
    confidence: isAnswered ? value : Math.min(MOST_WITHOUT_ANSWER, value),
    confidenceReasons: withReason(reasons, draft.unanswered),
    sources: turn.ledger.sources(),
    items: itemsOf(report.things),
    suggestions: (draft.suggestions?.length ? draft.suggestions : suggestionsFor(turn)).slice(0, 4),
    memory:
      understood.intent === 'unclear'
        ? question.memory
        : {
            intent: understood.intent,
            question: understood.thread,
            ...(understood.slots.side ? { side: understood.slots.side } : {}),
            list: draft.list ? draft.list.map(known).filter(Boolean) : question.memory.list,
            ...(focus
              ? { focus }
              : question.memory.focus && !draft.list
                ? { focus: question.memory.focus }
                : {}),
          },
    dropped: report.dropped,
    toolCalls: tools.calls().map(({ name, outcome }) => ({ name, outcome })),
  }
}

function withReason(reasons: readonly string[], more: string | undefined): readonly string[] {
  return more === undefined || reasons.some((reason) => reason.includes(more)) ? reasons : [more, ...reasons]
}

/** "Dismantle my Rose for me": an order, which nobody here can carry out. */
const ORDER =
  /^(?:(?:please|now|just|go|ok|sentinel|can you|could you)[ ,]+)*(?:dismantle|delete|scrap|shard|destroy|trash)\s+(?:my|this|that|it|all|the|these|those|them|everything)\b/i

function refusing(text: string, draft: Draft): Draft {
  if (!ORDER.test(text.trim())) return draft
  return { ...draft, lead: `I only read, so I dismantle nothing. ${draft.lead}` }
}

/** Says which question was left, and offers it. */
function leaving(later: readonly string[], draft: Draft, turn: Turn): Draft {
  const [next] = later
  if (next === undefined) return draft
  const left = turn.ledger.thing({ kind: 'quote', name: next.slice(0, MOST_QUOTED) })
  return {
    ...draft,
    advice: [draft.advice, `I answer one question at a time and left this one: {{${left}}}`]
      .filter(Boolean)
      .join(' '),
    suggestions: [...later, ...(draft.suggestions ?? [])],
  }
}

async function draftFor({ intent, torn, unsure }: Understood, ask: Ask): Promise<Draft> {
  const handedOver = searchHandedOver(ask.question)
  if (handedOver !== undefined) return analyzeFiltered(ask, handedOver)
  if (isOffTopic(ask.question, ask.entities)) return offTopic(ask.turn)
  if (isRude(ask.question, ask.entities)) return scolded(ask.turn)
  if (ASKS_HOW_MANY.test(ask.question) && ask.entities.length === 0) {
    const held = heldMaterial(ask)
    if (held) return held
    if (intent === 'do_i_have' && unsure) return notSeen(ask, unsure)
  }
  const unknown = unsure?.isName && ask.entities.length === 0 && ask.slots.ordinal === undefined
  const isAboutThing = intent === 'unclear' ? mayNameThing(ask.question) : ABOUT_ONE_THING.has(intent)
  if (unknown && isAboutThing) return noSuchName(ask, unsure)
  if (intent !== 'unclear') return nobodyYet(intent, ask.turn) ?? ANSWERERS[intent](ask)
  if (torn) {
    return {
      lead: 'I can read that in two ways.',
      points: torn.map((each) => `${READINGS[each]}?`),
      advice: 'Choose one and I will go on.',
      suggestions: torn.map((each) => READINGS[each]),
    }
  }
  if (unsure && unsure.candidates.length > 0 && (!unsure.isName || mayNameThing(ask.question))) {
    return didYouMean(ask, 'answer')
  }
  return {
    lead: 'I do not understand that well enough to answer it, and I would rather not guess.',
    advice: 'Ask about your vault, a roll, a build, armor stats, triumphs or your history.',
    suggestions: suggestionsFor(ask.turn),
  }
}

const ASKS_HOW_MANY = /\bhow (?:many|much)\b/i

/** An amount of something that neither the weapons nor the materials know. */
function notSeen({ turn }: Ask, { written }: NonNullable<Understood['unsure']>): Draft {
  const quoted = `{{${turn.ledger.thing({ kind: 'quote', name: written })}}}`
  return {
    lead: `I see nothing called ${quoted}, neither among your weapons nor among your currencies and materials.`,
    advice: 'Check the spelling; what you hold none of has no name here.',
    suggestions: ['Show my currencies', ...suggestionsFor(turn)],
    unanswered: 'nothing of that name was found',
  }
}

/** What the game itself tells, whoever asks. */
const OF_THE_GAME: ReadonlySet<Intent> = new Set<Intent>([
  'god_roll_for',
  'who_can_roll',
  'where_from',
  'vendor_now',
  'explain',
  'move_equip_plan',
  'help',
])

/** An account without a character has nothing to judge, plan or farm for: said once, in place of every answer about it. */
function nobodyYet(intent: Intent, turn: Turn): Draft | undefined {
  const { characters, weapons, withheld } = turn.guardian
  if (characters.length > 0 || weapons.length > 0 || withheld.length > 0 || OF_THE_GAME.has(intent))
    return undefined
  citeAccount(turn, { kind: 'progress', label: 'Your characters', parts: ['characters'], href: '/dashboard' })
  return {
    lead: 'You have no character yet, so there is nothing of yours to go by.',
    advice:
      'Start the game, make a first character and play its opening missions; what it earns shows up here at the next sync.',
    suggestions: ['What can you do?', 'What is a masterwork?', 'What is a champion?'],
  }
}

/** "How tall is the Eiffel Tower?" names something too, but nothing that a player could hold. */
const mayNameThing = (question: string) =>
  /\b(?:my|mine|rate|keep|own|have|use|equip|rolls?|perks?|weapons?|guns?|exotics?|armou?r|builds?|drops?|farm|vault)\b/i.test(
    question,
  ) || question.trim().split(/\s+/).length <= 3

/** What nothing here can know is not looked for among weapons. */
const offTopic = (turn: Turn): Draft => ({
  lead: 'That I cannot know: I read your account and the definitions of the game, and nothing else of the world.',
  advice: 'Ask about your vault, a roll, a build, armor stats, triumphs or your history.',
  suggestions: suggestionsFor(turn),
  unanswered: 'the question is about nothing that can be read here',
})

const scolded = (turn: Turn): Draft => ({
  lead: 'I read your account and the rules of the game, and I say only what they bear out; more I cannot do.',
  advice: 'Tell me what you want to know about your vault, a roll, a build, armor or your history.',
  suggestions: suggestionsFor(turn),
  unanswered: 'nothing was asked',
})

/** Questions that are about what they name: with an unknown name nothing of them is left. */
const ABOUT_ONE_THING: ReadonlySet<Intent> = new Set<Intent>([
  'dismantle_review',
  'dupes',
  'rate_roll',
  'god_roll_for',
  'do_i_have',
  'where_from',
  'compare',
  'build_around',
  'move_equip_plan',
])

/** Each question in plain words, for asking back. */
const READINGS: Readonly<Record<Intent, string>> = {
  dismantle_review: 'What can I dismantle',
  dupes: 'Show my duplicates',
  rate_roll: 'Rate this roll',
  god_roll_for: 'What is its god roll',
  do_i_have: 'Do I have it',
  find_by_perk: 'My weapons with that perk',
  who_can_roll: 'What weapons can roll that perk',
  best_owned_slot: 'What is my best weapon for it',
  dps_option: 'What is my best weapon for bosses',
  build_for_activity: 'Make a build for an activity',
  build_around: 'Make a build around it',
  improve_loadout: 'Improve my loadout',
  champions: 'Do I cover champions',
  stat_gap: 'Which armor reaches a stat',
  infuse_power: 'How do I raise my power',
  weekly_plan: 'What should I do this week',
  closest_to_done: 'Which triumphs am I close to',
  patterns_craft: 'Which patterns am I missing',
  where_from: 'Where do I get it',
  farm_next: 'What should I farm',
  vendor_now: 'What do vendors sell',
  postmaster_currency: 'Anything in my postmaster',
  compare: 'Compare them',
  explain: 'Explain the perk',
  history_stats: 'Show my recent activities',
  fireteam: 'What does my fireteam lack',
  move_equip_plan: 'Move or equip something',
  exotic_choice: 'Which exotic should I use',
  new_since_last: 'Show my newest drops',
  missing_exotics: 'Which exotics am I missing',
  help: 'What can you do',
}
