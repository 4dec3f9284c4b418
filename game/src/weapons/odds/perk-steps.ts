import { type CompiledKnowledge, ENHANCED_STEPS, type FoundPerk } from '../knowledge/compiled-knowledge.ts'
import { clamp, worthOfStats } from '../knowledge/worth.ts'
import type { WorthTable } from '../knowledge/worth-table.ts'
import type { RatedRoll, RollOption } from '../roll.ts'

/** One option of one column, and how many steps it stands from neutral. */
export interface Choice {
  readonly column: number
  readonly option: number
  readonly steps: number
}

/** What the look-up by name found, once per roll, column by column and option by option. */
export type KnownPerks = readonly (readonly (FoundPerk | undefined)[])[]

export function lookUp(roll: RatedRoll, knowledge: CompiledKnowledge): KnownPerks {
  return roll.columns.map((column) => column.options.map((option) => knowledge.find(option.name)))
}

/** Steps from neutral; undefined where neither the name nor the stats are known. */
export function stepsOf(
  option: RollOption,
  found: FoundPerk | undefined,
  table: WorthTable,
): number | undefined {
  if (!found) {
    if (!option.stats || Object.keys(option.stats).length === 0) return undefined
    return worthOfStats(option.stats, table.stats) - table.averageStat
  }
  const bonus = option.enhanced || found.enhanced ? ENHANCED_STEPS[found.kind] : 0
  if (found.kind === 'trait') return table.trait(found.id) + bonus
  return (found.kind === 'origin' ? table.origin(found.id) : table.part(found.id)) + bonus
}

/** Steps as they are shown: out of 10, 5 where nothing speaks for it or against it. */
export function outOfTen(steps: number): number
export function outOfTen(steps: number | undefined): number | undefined
export function outOfTen(steps: number | undefined): number | undefined {
  return steps === undefined ? undefined : Math.round(10 * clamp(5 + 2 * steps, 0, 10)) / 10
}
