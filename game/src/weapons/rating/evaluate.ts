import type { ColumnKind } from '../../items.ts'
import type { CompiledKnowledge } from '../knowledge/compiled-knowledge.ts'
import { worthOfStats } from '../knowledge/worth.ts'
import type { WorthTable } from '../knowledge/worth-table.ts'
import { type Choice, type KnownPerks, stepsOf } from '../odds/perk-steps.ts'
import type { Activity } from '../pve-and-pvp.ts'
import type { RatedRoll, RollColumn, RollOption } from '../roll.ts'
import { bestTraits, type TraitChoice } from './best-traits.ts'

/**
 * What a copy is worth in one activity. Every perk stands some steps above or below neutral; the copy is worth
 * the weighted sum over its best selectable combination. Columns are independent of each other except for the
 * traits, where pairs count, so all pairs of selectable traits are tried. Unknown and absent perks count
 * nothing, neither for nor against.
 */

/** Every copy of a weapon has the same origin trait: it tells copies of different weapons apart, a little. */
export const ORIGIN_WEIGHT = 0.1

/** A finished masterwork adds ten points to its stat. */
const MASTERWORK_POINTS = 10

export interface Evaluation extends TraitChoice {
  /** Weighted steps from a neutral roll. */
  readonly sum: number
  readonly barrel?: Choice
  readonly magazine?: Choice
  readonly origin?: Choice
  /** Steps that the masterwork's stat stands above an average stat. */
  readonly masterwork?: number
}

export function evaluate(
  roll: RatedRoll,
  known: KnownPerks,
  table: WorthTable,
  knowledge: CompiledKnowledge,
  activity: Activity,
): Evaluation {
  const best: Partial<Record<ColumnKind, Choice>> = {}
  for (let index = 0; index < roll.columns.length; index += 1) {
    const column = roll.columns[index] as RollColumn
    if (column.kind === 'trait' || column.kind === 'unknown') continue
    const choice = bestChoice(column, index, known, table)
    const top = best[column.kind]
    if (choice && (!top || choice.steps > top.steps)) best[column.kind] = choice
  }
  const traits = bestTraits(roll, known, table, knowledge, activity)
  const masterwork = roll.masterwork && masterworkSteps(roll.masterwork, table)
  const sum =
    traits.steps +
    traits.pair +
    (best.barrel?.steps ?? 0) +
    (best.magazine?.steps ?? 0) +
    ORIGIN_WEIGHT * (best.origin?.steps ?? 0) +
    (masterwork ?? 0)
  return {
    sum,
    ...traits,
    barrel: best.barrel,
    magazine: best.magazine,
    origin: best.origin,
    masterwork,
  }
}

export function masterworkSteps(stat: NonNullable<RatedRoll['masterwork']>, table: WorthTable): number {
  return worthOfStats({ [stat]: MASTERWORK_POINTS }, table.stats) - table.averageStat
}

function bestChoice(
  column: RollColumn,
  index: number,
  known: KnownPerks,
  table: WorthTable,
): Choice | undefined {
  let best: Choice | undefined
  for (let place = 0; place < column.options.length; place += 1) {
    const steps = stepsOf(column.options[place] as RollOption, known[index]?.[place], table)
    if (steps === undefined) continue
    // Of two alike the one that is on: nobody is told to switch for nothing.
    const isBetter = !best || steps > best.steps || (steps === best.steps && place === column.active)
    if (isBetter) best = { column: index, option: place, steps }
  }
  return best
}
