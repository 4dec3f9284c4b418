import type { ColumnKind } from '../items.ts'
import {
  type CompiledKnowledge,
  enhancedBonus,
  type FoundPerk,
  type WorthTable,
  worthOfStats,
} from './knowledge/compile.ts'
import type { Activity } from './knowledge/knowledge.ts'
import type { RatedRoll, RollColumn, RollOption } from './roll.ts'

/**
 * What a copy is worth in one activity. Every perk stands some steps above or below neutral; the copy is worth
 * the weighted sum over its best selectable combination. Columns are independent of each other except for the
 * traits, where pairs count, so all pairs of selectable traits are tried. Unknown and absent perks count
 * nothing, neither for nor against.
 */

/** How much of the sum each place on the weapon gets. */
export const PLACE_WEIGHTS = {
  trait: 1,
  pair: 1,
  barrel: 1.2,
  magazine: 1.2,
  masterwork: 0.5,
  origin: 0.1,
} as const

/** A finished masterwork adds ten points to its stat. */
const MASTERWORK_POINTS = 10

export interface Choice {
  readonly column: number
  readonly option: number
  /** Steps from neutral. */
  readonly steps: number
}

export interface Evaluation {
  /** Weighted steps from a neutral roll. */
  readonly sum: number
  readonly traits: readonly Choice[]
  readonly pair: number
  readonly barrel?: Choice
  readonly magazine?: Choice
  readonly origin?: Choice
  readonly masterwork?: number
}

/** What the look-up by name found, once per roll, column by column and option by option. */
export type KnownPerks = readonly (readonly (FoundPerk | undefined)[])[]

export function lookUp(roll: RatedRoll, knowledge: CompiledKnowledge): KnownPerks {
  return roll.columns.map((column) => column.options.map((option) => knowledge.find(option.name)))
}

export function evaluate(
  roll: RatedRoll,
  known: KnownPerks,
  table: WorthTable,
  knowledge: CompiledKnowledge,
  activity: Activity,
): Evaluation {
  const best: Partial<Record<ColumnKind, Choice>> = {}
  const traitColumns: number[] = []
  for (let index = 0; index < roll.columns.length; index += 1) {
    const column = roll.columns[index] as RollColumn
    if (column.kind === 'trait') traitColumns.push(index)
    else if (column.kind !== 'unknown') best[column.kind] ??= bestChoice(column, index, known, table)
  }
  const traits = bestTraits(roll, traitColumns, known, table, knowledge, activity)
  const masterwork =
    roll.masterwork &&
    worthOfStats({ [roll.masterwork]: MASTERWORK_POINTS }, table.stats) - meanStatWorth(table)
  const sum =
    PLACE_WEIGHTS.trait * traits.steps +
    PLACE_WEIGHTS.pair * traits.pair +
    PLACE_WEIGHTS.barrel * (best.barrel?.steps ?? 0) +
    PLACE_WEIGHTS.magazine * (best.magazine?.steps ?? 0) +
    PLACE_WEIGHTS.origin * (best.origin?.steps ?? 0) +
    PLACE_WEIGHTS.masterwork * (masterwork ?? 0)
  return { sum, traits: traits.choices, pair: traits.pair, ...best, masterwork }
}

function bestChoice(
  column: RollColumn,
  index: number,
  known: KnownPerks,
  table: WorthTable,
): Choice | undefined {
  let best: Choice | undefined
  column.options.forEach((option, place) => {
    const steps = stepsOf(option, known[index]?.[place], table)
    if (steps === undefined) return
    if (!best || steps > best.steps) best = { column: index, option: place, steps }
  })
  return best
}

export function stepsOf(
  option: RollOption,
  found: FoundPerk | undefined,
  table: WorthTable,
): number | undefined {
  if (!found) return option.stats && worthOfStats(option.stats, table.stats) - meanStatWorth(table)
  const bonus = option.enhanced || found.enhanced ? enhancedBonus(found.kind) : 0
  const steps =
    found.kind === 'trait'
      ? table.trait[found.id]
      : found.kind === 'origin'
        ? table.origin[found.id]
        : table.part[found.id]
  return steps === undefined ? undefined : steps + bonus
}

function meanStatWorth(table: WorthTable): number {
  const worths = Object.values(table.stats)
  return worths.length > 0 ? worths.reduce((sum, worth) => sum + worth, 0) / worths.length : 0
}

interface TraitChoice {
  readonly steps: number
  readonly pair: number
  readonly choices: readonly Choice[]
}

const NO_TRAITS: TraitChoice = { steps: 0, pair: 0, choices: [] }

function bestTraits(
  roll: RatedRoll,
  columns: readonly number[],
  known: KnownPerks,
  table: WorthTable,
  knowledge: CompiledKnowledge,
  activity: Activity,
): TraitChoice {
  const candidates = columns.map((column) => traitCandidates(roll, column, known, table))
  const [first, second] = candidates
  if (!first) return NO_TRAITS
  const heap = roll.columns[columns[0] ?? 0]?.picks === 2
  const others = heap ? first : second
  if (!others) return single(first)
  if (candidates.length > 2) return crowd(candidates)
  const side = activity === 'pve' ? 0 : 1
  let best: TraitChoice = NO_TRAITS
  for (let i = 0; i < first.length; i += 1) {
    for (let j = heap ? i + 1 : 0; j < others.length; j += 1) {
      const one = first[i] as Candidate
      const other = others[j] as Candidate
      const pair =
        one.id >= 0 && other.id >= 0 && one.id !== other.id ? knowledge.pair(one.id, other.id)[side] : 0
      const steps = one.choice.steps + other.choice.steps
      if (best === NO_TRAITS || steps + pair > best.steps + best.pair) {
        best = { steps, pair, choices: [one.choice, other.choice] }
      }
    }
  }
  return best
}

interface Candidate {
  readonly id: number
  readonly choice: Choice
}

function traitCandidates(roll: RatedRoll, column: number, known: KnownPerks, table: WorthTable): Candidate[] {
  const options = roll.columns[column]?.options ?? []
  return options.map((option, place) => {
    const found = known[column]?.[place]
    const trait = found?.kind === 'trait' ? found : undefined
    const steps = trait ? (stepsOf(option, trait, table) ?? 0) : 0
    return { id: trait?.id ?? -1, choice: { column, option: place, steps } }
  })
}

function single(candidates: readonly Candidate[]): TraitChoice {
  const best = candidates.reduce<Candidate | undefined>(
    (top, next) => (top && top.choice.steps >= next.choice.steps ? top : next),
    undefined,
  )
  return best ? { steps: best.choice.steps, pair: 0, choices: [best.choice] } : NO_TRAITS
}

/** Exotics carry three or more traits; they count as two average ones of them. */
function crowd(columns: readonly (readonly Candidate[])[]): TraitChoice {
  const choices = columns.flatMap((candidates) => single(candidates).choices)
  const steps = choices.reduce((sum, choice) => sum + choice.steps, 0)
  return { steps: (steps * 2) / Math.max(2, choices.length), pair: 0, choices }
}
