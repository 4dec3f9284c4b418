/**
 * Armor that no build of the player's saved targets uses.
 *
 * Every saved target is solved to its end over all armor of its class, without pins and filters. Used is every piece of
 * the best builds the solver ranks (at most 200 stat mixes a target), and every piece that could stand in for one
 * without changing a number; where a target is out of reach, the nearest build counts. What is left has no part in any
 * of these builds, so all of it can go and each list stays as it is. That is checked once more by solving every target
 * again without it. Exotics are left out: they are worn for their perk.
 */
import type { SavedTarget } from '@ai-vault/contract/items/armor.ts'
import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { wearable } from '@ai-vault/game/gear/piece-filters.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import type { Solved } from '../../../data/armor/solve-in-turn.ts'
import { readArmorQuery } from './query/armor-query.ts'
import { buildProblem } from './query/build-problem.ts'

export interface TargetCheck {
  readonly target: SavedTarget
  readonly solved: Solved
  /** Whether the same builds came out without the unused pieces; undefined until that was tried. */
  readonly same?: boolean
}

const NO_RULES = { pinned: [], excluded: [], only: [] } as const

export function problemOf(target: SavedTarget, armor: readonly ArmorPiece[]): ArmorProblem {
  const search = Object.fromEntries(new URLSearchParams(target.search))
  return buildProblem(wearable(armor, target.class), readArmorQuery(search), NO_RULES)
}

const buildsOf = ({ builds, shortfall }: Solved): readonly ArmorBuild[] =>
  builds.length > 0 ? builds : shortfall?.nearest ? [shortfall.nearest] : []

/** Pieces without a part in any build of these targets, of the classes they are for. */
export function unusedPieces(
  armor: readonly ArmorPiece[],
  checks: readonly TargetCheck[],
): readonly ArmorPiece[] {
  const used = new Set(
    checks.flatMap(({ solved }) =>
      buildsOf(solved).flatMap(({ pieces, alternatives }) => [...pieces, ...alternatives.flat()]),
    ),
  )
  const classes = new Set(checks.map(({ target }) => target.class))
  return armor.filter(
    ({ instanceId, classType, rarity }) =>
      !used.has(instanceId) && rarity !== 'exotic' && (classType === undefined || classes.has(classType)),
  )
}

export const without = (problem: ArmorProblem, pieces: readonly ArmorPiece[]): ArmorProblem => {
  const gone = new Set(pieces.map(({ instanceId }) => instanceId))
  return { ...problem, pieces: problem.pieces.filter(({ id }) => !gone.has(id)) }
}

/** The same stats in the same order; of targets out of reach, the same gap. */
export function sameBuilds(one: Solved, other: Solved): boolean {
  const lines = ({ builds }: Solved) => builds.map(({ stats }) => stats.join()).join(' ')
  return lines(one) === lines(other) && one.shortfall?.missingTotal === other.shortfall?.missingTotal
}
