/** The built-in reader: a question becomes a query, is asked back, or is out of scope. It needs no network and no key. */
import type { Intent, Query, Reading, SlotName } from '@ai-vault/contract/advice/query.ts'
import { learnedModels } from './learned.ts'
import type { ReaderModels } from './models.ts'
import type { NameIndex } from './names/name-index.ts'
import { missingIn } from './needs.ts'
import { INTENT_LABELS, OUT_OF_SCOPE, type Understood, understand } from './understand.ts'

export interface ReadingContext {
  readonly names: NameIndex
  /** The query of the last answer in this conversation. */
  readonly previous?: Query
  /** The player's clock, for dates in a question. */
  readonly now: Date
  /** Its time zone: 'Europe/Berlin'. */
  readonly zone: string
}

/** Below this the best reading is asked back. */
const SURE_ENOUGH = 0.4
/** From this on the question leaves open what it needs. */
const OPEN = 0.5
const MOST_READINGS = 3
const LEAST_LIKELY = 0.05

function rankedIntents({
  probabilities,
}: Understood): { readonly intent: Intent; readonly likely: number }[] {
  return INTENT_LABELS.map((label, at) => ({ intent: label as Intent, likely: probabilities[at] ?? 0 }))
    .filter(({ intent }) => (intent as string) !== OUT_OF_SCOPE)
    .sort((one, other) => other.likely - one.likely)
}

export function readWith(
  models: ReaderModels,
  question: string,
  { names, previous, now, zone }: ReadingContext,
): Reading {
  const understood = understand(question, { names, previous, clock: { now, zone } }, models)
  if (understood.reach.words.length === 0) return { is: 'read', queries: [HELP], certainty: 1 }
  const outOfScope = understood.probabilities[INTENT_LABELS.indexOf(OUT_OF_SCOPE)] ?? 0
  const ranked = rankedIntents(understood)
  const best = ranked[0] ?? { intent: 'help' as const, likely: 0 }
  if (outOfScope > best.likely) return { is: 'out_of_scope', reason: 'other' }
  const query = understood.queryFor(best.intent)
  const ask = (missing: readonly SlotName[]): Reading => ({
    is: 'ask',
    missing,
    readings: ranked
      .filter(({ likely }, at) => at === 0 || likely >= LEAST_LIKELY)
      .slice(0, MOST_READINGS)
      .map(({ intent }) => ({ label: intent, query: understood.queryFor(intent) })),
  })
  if (best.likely < SURE_ENOUGH) return ask([])
  if (understood.openness(query) >= OPEN) return ask(missingIn(query))
  return { is: 'read', queries: [query], certainty: best.likely }
}

const HELP: Query = { intent: 'help', slots: {}, exclude: [], unread: [] }

export const read = (question: string, context: ReadingContext): Reading =>
  readWith(learnedModels(), question, context)
