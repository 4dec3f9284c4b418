import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { solverPiece } from '@ai-vault/game/gear/solver-piece.ts'
import { ARMOR_STATS, type ArmorPiece, type GuardianClass, type StatLine } from '@ai-vault/game/items.ts'
import type { PieceMarks } from '../../../data/storage.ts'
import type { ArmorQuery } from './armor-query.ts'

const RESULT_LIMIT = 200

/** What a character of this class can wear. */
export const wearable = (armor: readonly ArmorPiece[], classType: GuardianClass) =>
  armor.filter((piece) => piece.classType === undefined || piece.classType === classType)

/** The player's question as the solver reads it; an ignored stat asks for nothing and counts for nothing. */
export function buildProblem(
  pieces: readonly ArmorPiece[],
  query: ArmorQuery,
  marks: PieceMarks,
): ArmorProblem {
  const owned = new Set(pieces.map(({ instanceId }) => instanceId))
  const usable = query.lockedOnly ? pieces.filter(({ locked }) => locked) : pieces
  const mods = !query.off.includes('mods')
  return {
    pieces: usable.map(solverPiece),
    minimums: askedTargets(query),
    priority: query.order.filter((stat) => !query.ignored.includes(stat)),
    sets: query.sets,
    exotic: typeof query.exotic === 'number' ? { hash: query.exotic } : query.exotic,
    general: { major: mods, minor: mods, taken: [0, 0, 0, 0, 0] },
    tuning: !query.off.includes('tuning'),
    assumeMasterwork: !query.off.includes('masterwork'),
    bonus: query.bonus,
    pinned: marks.pinned.filter((id) => owned.has(id)),
    excluded: marks.excluded.filter((id) => owned.has(id)),
    limit: RESULT_LIMIT,
  }
}

export const askedTargets = ({ targets, ignored }: ArmorQuery) =>
  ARMOR_STATS.map((stat, i) => (ignored.includes(stat) ? 0 : targets[i])) as unknown as StatLine
