import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { usablePieces } from '@ai-vault/game/gear/piece-filters.ts'
import { solverPiece } from '@ai-vault/game/gear/solver-piece.ts'
import { ARMOR_STATS, type ArmorPiece, type StatLine } from '@ai-vault/game/items.ts'
import type { ArmorQuery } from './armor-query.ts'
import type { PieceRules } from './piece-rules.ts'

const RESULT_LIMIT = 200

/** The player's question as the solver reads it; an ignored stat asks for nothing and counts for nothing. */
export function buildProblem(
  pieces: readonly ArmorPiece[],
  query: ArmorQuery,
  rules: PieceRules,
): ArmorProblem {
  const owned = new Set(pieces.map(({ instanceId }) => instanceId))
  const mods = !query.off.includes('mods')
  return {
    pieces: usablePieces(pieces, rules.only).filter(hasWantedPerks(query)).map(solverPiece),
    minimums: askedTargets(query),
    priority: query.order.filter((stat) => !query.ignored.includes(stat)),
    sets: query.sets,
    exotic: typeof query.exotic === 'number' ? { hash: query.exotic } : query.exotic,
    general: { major: mods, minor: mods, taken: query.taken },
    tuning: !query.off.includes('tuning'),
    assumeMasterwork: !query.off.includes('masterwork'),
    bonus: query.bonus,
    pinned: rules.pinned.filter((id) => owned.has(id)),
    excluded: rules.excluded.filter((id) => owned.has(id)),
    limit: RESULT_LIMIT,
  }
}

/** Exotic class items share a hash, and each copy has a pair of perks of its own. */
export const perkPair = ({ exoticPerks }: Pick<ArmorPiece, 'exoticPerks'>) =>
  exoticPerks.length > 1 ? exoticPerks.join('_') : ''

const hasWantedPerks =
  ({ exotic, perks }: Pick<ArmorQuery, 'exotic' | 'perks'>) =>
  (piece: ArmorPiece): boolean =>
    perks.length === 0 || piece.hash !== exotic || perkPair(piece) === perks.join('_')

export const askedTargets = ({ targets, ignored }: ArmorQuery) =>
  ARMOR_STATS.map((stat, i) => (ignored.includes(stat) ? 0 : targets[i])) as unknown as StatLine
