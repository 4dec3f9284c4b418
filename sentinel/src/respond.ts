/** A reading becomes a reply: up to three queries answered, a question asked back, or a plain 'that I cannot know'. */
import type {
  AnswerPart,
  Fact,
  OfferedReading,
  Suggestion,
  TalkMemory,
} from '@ai-vault/contract/advice/answer.ts'
import type { Query, Reading, SlotName } from '@ai-vault/contract/advice/query.ts'
import type { Personality } from '@ai-vault/contract/advice/sentinel.ts'
import { answer, MOST_CHARACTERS, type PartAnswer, partInWords } from './answer.ts'
import type { Confidence } from './confidence.ts'
import type { Facts, Source } from './facts.ts'
import { ALL_INTENTS } from './intents/all-intents.ts'
import { accountQuestions } from './intents/help/account-questions.ts'
import { withListed } from './listed.ts'
import { queryInWords } from './query-in-words.ts'
import { asksWhich, OUT_OF_SCOPE } from './words/reply-words.ts'
import type { Voiced } from './words/voices.ts'

export interface ReplyItem {
  readonly name: string
  readonly owned: boolean
  readonly hash?: number | undefined
  readonly instance_id?: string | undefined
  readonly href?: string | undefined
}

export interface Reply {
  readonly content: string
  readonly intent: Query['intent'] | 'unclear'
  readonly parts: readonly AnswerPart[]
  readonly asked: readonly OfferedReading[]
  readonly confidence: Confidence
  /** Nothing is claimed, so there is nothing to be sure of. */
  readonly claimsNothing: boolean
  readonly sources: readonly Source[]
  readonly items: readonly ReplyItem[]
  readonly suggestions: readonly Suggestion[]
  readonly memory: TalkMemory
}

export interface Respond {
  readonly facts: Facts
  readonly voice: Personality
  /** What the conversation knew before. */
  readonly memory: TalkMemory
}

/** What a player pressed is what they mean. */
export const pressed = (query: Query): Reading => ({ is: 'read', queries: [query], certainty: 1 })

export async function respond(reading: Reading, given: Respond): Promise<Reply> {
  if (reading.is === 'read') return answered(reading, given)
  return reading.is === 'ask' ? askedBack(reading, given) : outOfScope(reading.reason, given)
}

async function answered(
  { queries, certainty, others = [] }: Extract<Reading, { is: 'read' }>,
  given: Respond,
): Promise<Reply> {
  const { facts, voice, memory } = given
  const most = Math.floor(MOST_CHARACTERS / queries.length)
  const answers = await Promise.all(
    queries.map((query) => answer(withListed(query, memory.list), facts, { voice, certainty, most })),
  )
  const [first] = answers as [PartAnswer]
  const parts = onceSaid(answers.map(({ part }) => part))
  const asked = answers.flatMap((each) => each.asked)
  return {
    content: parts.map(partInWords).join('\n\n'),
    intent: first.part.query.intent,
    parts,
    asked,
    confidence: leastSure(answers.map(({ confidence }) => confidence)),
    claimsNothing: asked.length > 0,
    sources: once(answers.flatMap(({ sources }) => sources)),
    items: itemsOf(parts),
    suggestions: [
      ...others.map((query) => ({ label: `Or: ${queryInWords(query)}`, query })),
      ...answers.flatMap(({ suggestions }) => suggestions),
    ].slice(0, 4),
    memory: { query: first.part.query, list: first.list.length > 0 ? [...first.list] : memory.list },
  }
}

/** Two queries with the same answer get it once. */
const onceSaid = (parts: readonly AnswerPart[]): readonly AnswerPart[] =>
  [
    ...new Map(
      parts.toReversed().map((part) => [`${part.lead} ${JSON.stringify(part.facts)}`, part]),
    ).values(),
  ].toReversed()

/** The readings become chips; the question is put in the words of what is missing. */
async function askedBack(
  { missing, readings, about }: Extract<Reading, { is: 'ask' }>,
  given: Respond,
): Promise<Reply> {
  const [first] = readings
  const isOneIntent = readings.every(({ query }) => query.intent === first?.query.intent)
  const asksFor =
    first && isOneIntent && about === undefined ? ALL_INTENTS[first.query.intent].asksFor : undefined
  const lead = asksFor ?? asksWhich(about, missing as readonly SlotName[], readings.length)
  return nothingClaimed(lead, given, {
    intent: first?.query.intent ?? 'unclear',
    asked: (await Promise.all(readings.map((each) => offersOf(each, given)))).flat(),
  })
}

/** A reading that is an intent and no more is offered as what the account can mean by it. */
async function offersOf(
  { label, query }: OfferedReading,
  { facts }: Respond,
): Promise<readonly OfferedReading[]> {
  if (label !== query.intent) return [{ label, query }]
  const { offers } = ALL_INTENTS[query.intent]
  const read = offers && Object.keys(query.slots).length === 0 ? await facts.vault() : undefined
  const offered = read?.is === 'read' ? offers?.(read.value) : undefined
  return offered?.length ? offered : [{ label: queryInWords(query), query }]
}

async function outOfScope(
  reason: Extract<Reading, { is: 'out_of_scope' }>['reason'],
  given: Respond,
): Promise<Reply> {
  const read = await given.facts.vault()
  return nothingClaimed(OUT_OF_SCOPE[reason], given, {
    intent: 'help',
    suggestions: accountQuestions(read.is === 'read' ? read.value : undefined),
  })
}

const nothingClaimed = (lead: Voiced, { voice, memory }: Respond, more: Partial<Reply>): Reply => ({
  content: lead[voice],
  intent: 'unclear',
  parts: [],
  asked: [],
  confidence: { value: 0, reasons: [] },
  claimsNothing: true,
  sources: [],
  items: [],
  suggestions: [],
  memory,
  ...more,
})

const leastSure = (all: readonly Confidence[]): Confidence => ({
  value: Math.min(...all.map(({ value }) => value)),
  reasons: [...new Set(all.flatMap(({ reasons }) => reasons))],
})

const once = (sources: readonly Source[]): readonly Source[] => [
  ...new Map(sources.map((source) => [`${source.kind} ${source.label}`, source])).values(),
]

/** What is named and can be opened, each once. */
function itemsOf(parts: readonly AnswerPart[]): readonly ReplyItem[] {
  const rows = parts.flatMap(({ facts, more }) => [...facts, ...more])
  const items = rows.flatMap(({ title, item, href }: Fact) =>
    item ? [{ name: title, owned: item.instance_id !== undefined, ...item, ...(href ? { href } : {}) }] : [],
  )
  return [...new Map(items.map((item) => [item.instance_id ?? item.hash, item])).values()]
}
