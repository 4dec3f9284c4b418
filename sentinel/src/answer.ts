/** A query becomes an answer: the intent looks up its rows and writes its words, and what it did not go by is told. */
import type {
  AnswerPart,
  Fact,
  Listed,
  OfferedReading,
  Suggestion,
} from '@ai-vault/contract/advice/answer.ts'
import type { Query, SlotName, Slots } from '@ai-vault/contract/advice/query.ts'
import type { Personality } from '@ai-vault/contract/advice/sentinel.ts'
import { countInWords } from '@ai-vault/game/in-words.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { type Ask, CannotRead, createAsk } from './ask.ts'
import { additionsFor, chipsOf } from './chips.ts'
import { type Confidence, confidenceOf } from './confidence.ts'
import type { Facts, Source } from './facts.ts'
import { ALL_INTENTS } from './intents/all-intents.ts'
import type { Answered, Intent } from './intents/intent.ts'
import { newestFirst } from './rows/newest.ts'
import { copyLabel, thingOf } from './rows/owned.ts'
import { noCharacter, notUsed, unreadWords } from './words/shared-words.ts'
import { factInWords, readLength, withOneArticle } from './words/text.ts'

/** What is read before 'Show all'. */
export const MOST_SHOWN = 3
export const MOST_CHARACTERS = 400
/** More rows than anybody reads in a conversation; the armory shows them all. */
const MOST_ROWS = 60
const MOST_SUGGESTIONS = 4

export interface PartAnswer {
  readonly part: AnswerPart
  readonly confidence: Confidence
  readonly sources: readonly Source[]
  readonly suggestions: readonly Suggestion[]
  readonly list: readonly Listed[]
  readonly asked: readonly OfferedReading[]
}

export interface AnswerOptions {
  readonly voice: Personality
  /** How sure the reading is, 0 to 1; a query that a player pressed is sure. */
  readonly certainty?: number
  /** How much of it is read at once; less where several are answered. */
  readonly most?: number
}

export async function answer(query: Query, facts: Facts, options: AnswerOptions): Promise<PartAnswer> {
  const intent = ALL_INTENTS[query.intent]
  const ask = createAsk(query, facts, intent.slots)
  const answered = await answeredBy(intent, ask)
  const { sources, notes, unapplied, isWider } = ask.report()
  const lead = withOneArticle(answered.lead[options.voice])
  const all = answered.facts ?? []
  const rows = all.slice(0, MOST_ROWS)
  const unread = [...query.unread, ...unapplied]
  const most = (options.most ?? MOST_CHARACTERS) - readLength(notUsed(unread))
  const shown = shownAtOnce(lead, rows, most)
  return {
    part: {
      query,
      chips: [...chipsOf(query, intent)],
      additions: [...additionsFor(query, intent)],
      lead,
      facts: rows.slice(0, shown),
      more: rows.slice(shown),
      // Who asked for three is told of three.
      total: query.slots.limit === undefined ? Math.max(all.length, answered.total ?? 0) : rows.length,
      unread,
      notes,
      ...(answered.armory ? { armory: answered.armory } : {}),
    },
    confidence: confidenceOf({
      certainty: options.certainty ?? 1,
      unread: query.unread,
      isPartly: isWider || unapplied.length > 0,
      sources,
      now: facts.clock.now,
      guess: answered.guess,
      unanswered: answered.unanswered,
      own: answered.confidence,
    }),
    sources,
    suggestions: (answered.suggestions ?? []).slice(0, MOST_SUGGESTIONS),
    list: answered.list ?? rows.flatMap(listedIn),
    asked: answered.asked ?? [],
  }
}

const listedIn = ({ title, item }: Fact): readonly Listed[] => (item ? [{ name: title, ...item }] : [])

/** As many rows as fit: a list that is cut says how many there are. */
function shownAtOnce(lead: string, rows: readonly Fact[], most: number): number {
  let used = readLength(lead)
  let shown = 0
  for (const row of rows.slice(0, MOST_SHOWN)) {
    used += readLength(factInWords(row)) + 3
    if (used > most) break
    shown += 1
  }
  return shown
}

async function answeredBy(intent: Intent, ask: Ask): Promise<Answered> {
  const { needs } = intent
  if (needs && intent.asksFor && needs.every((name) => ask.slots[name] === undefined)) {
    return { lead: intent.asksFor, asked: await offersFor(needs, ask) }
  }
  try {
    return (!intent.ofGame && (await noCharacters(ask))) || (await intent.answer(ask))
  } catch (error) {
    if (!(error instanceof CannotRead)) throw error
    return { lead: unreadWords(error.what, error.why), unanswered: `${error.what} could not be read` }
  }
}

/** An account without a character has nothing to judge, plan or farm for. */
async function noCharacters({ facts }: Ask): Promise<Answered | undefined> {
  const read = await facts.vault()
  if (read.is === 'unread') return undefined
  const { characters, weapons, whole } = read.value
  return characters.length === 0 && weapons.length === 0 && whole ? { lead: noCharacter } : undefined
}

/** The words of an answer as one text, for whoever shows nothing else. */
export const partInWords = ({ lead, facts, more, total, unread }: AnswerPart): string =>
  [
    lead,
    facts.map((fact) => `- ${factInWords(fact)}`).join('\n'),
    more.length > 0 ? `${countInWords(total - facts.length)} more.` : '',
    notUsed(unread),
  ]
    .filter(Boolean)
    .join('\n\n')

/** So many of the newest weapons are offered. */
const MOST = 3

/** What a question that leaves something out may have meant, from this very account. */
async function offersFor(
  needs: readonly SlotName[],
  { query, facts }: Ask,
): Promise<readonly OfferedReading[]> {
  const reading = (label: string, slots: Slots, detail?: string): OfferedReading => ({
    label,
    ...(detail ? { detail } : {}),
    query: { ...query, slots: { ...query.slots, ...slots } },
  })
  const [first] = needs
  if (first === 'stat') return ARMOR_STATS.map((stat) => reading(stat, { stat: [stat] }))
  if (first !== 'item') return []
  const read = await facts.vault()
  if (read.is === 'unread') return []
  const newest = read.value.weapons.toSorted(newestFirst).slice(0, MOST)
  return newest.map((weapon) => reading(weapon.name, { item: thingOf(weapon) }, copyLabel(weapon)))
}
