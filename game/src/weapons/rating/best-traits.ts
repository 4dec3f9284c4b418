import type { CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import type { WorthTable } from '../knowledge/worth-table.ts'
import { type Choice, type KnownPerks, stepsOf } from '../odds/perk-steps.ts'
import type { Activity } from '../pve-and-pvp.ts'
import type { RatedRoll } from '../roll.ts'

export interface TraitChoice {
  /** Steps of the chosen traits together, without what they do for each other. */
  readonly steps: number
  readonly pair: number
  readonly traits: readonly Choice[]
}

export interface Candidate {
  /** Number of the trait; -1 where it is unknown and counts as neutral. */
  readonly id: number
  readonly choice: Choice
}

const NO_TRAITS: TraitChoice = { steps: 0, pair: 0, traits: [] }

/** The best traits that are selectable at the same time. */
export function bestTraits(
  roll: RatedRoll,
  known: KnownPerks,
  table: WorthTable,
  knowledge: CompiledKnowledge,
  activity: Activity,
): TraitChoice {
  const columns: Candidate[][] = []
  let heap = false
  roll.columns.forEach((column, index) => {
    if (column.kind !== 'trait') return
    columns.push(candidates(roll, index, known, table))
    heap ||= column.picks === 2
  })
  const [first, second] = columns
  if (!first) return NO_TRAITS
  if (columns.length > 2) return crowd(columns)
  const side = activity === 'pve' ? 0 : 1
  if (heap) return bestPair(first, first, true, knowledge, side)
  return second ? bestPair(first, second, false, knowledge, side) : single(first)
}

export function candidates(
  roll: RatedRoll,
  column: number,
  known: KnownPerks,
  table: WorthTable,
): Candidate[] {
  const options = roll.columns[column]?.options ?? []
  return options.map((option, place) => {
    const found = known[column]?.[place]
    const trait = found?.kind === 'trait' ? found : undefined
    const steps = trait ? (stepsOf(option, trait, table) ?? 0) : 0
    return { id: trait?.id ?? -1, choice: { column, option: place, steps } }
  })
}

function bestPair(
  ones: readonly Candidate[],
  others: readonly Candidate[],
  heap: boolean,
  knowledge: CompiledKnowledge,
  side: 0 | 1,
): TraitChoice {
  let best = NO_TRAITS
  for (let i = 0; i < ones.length; i += 1) {
    for (let j = heap ? i + 1 : 0; j < others.length; j += 1) {
      const one = ones[i] as Candidate
      const other = others[j] as Candidate
      const pair = pairOf(one, other, knowledge, side)
      const steps = one.choice.steps + other.choice.steps
      if (best === NO_TRAITS || steps + pair > best.steps + best.pair) {
        best = { steps, pair, traits: [one.choice, other.choice] }
      }
    }
  }
  return best
}

/** What two traits do for each other, in steps. */
export function pairOf(one: Candidate, other: Candidate, knowledge: CompiledKnowledge, side: 0 | 1): number {
  return one.id >= 0 && other.id >= 0 && one.id !== other.id ? knowledge.pair(one.id, other.id)[side] : 0
}

function single(options: readonly Candidate[]): TraitChoice {
  let best: Choice | undefined
  for (const { choice } of options) if (!best || choice.steps > best.steps) best = choice
  return best ? { steps: best.steps, pair: 0, traits: [best] } : NO_TRAITS
}

/** Exotics carry three or more traits; together they count as much as two. */
function crowd(columns: readonly (readonly Candidate[])[]): TraitChoice {
  const traits = columns.flatMap((column) => single(column).traits)
  const steps = traits.reduce((sum, choice) => sum + choice.steps, 0)
  return { steps: (steps * 2) / Math.max(2, traits.length), pair: 0, traits }
}
