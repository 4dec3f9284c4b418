import { ARMOR_SLOTS, type ArmorPiece, type StatLine } from '../items.ts'

const LOWEST = 0
const HIGHEST = 200
const MOST_OF_FRAGMENTS = 100

/** Whether the game cuts a stat off here, so that what stands behind it cannot be read. */
export const isCutOff = (points: number) => points === LOWEST || points === HIGHEST

/**
 * What fragments and the like add: a character's stats minus what the worn armor shows. Nothing where a slot is bare: then
 * the difference would be the missing piece's.
 */
export function wornBonus(
  stats: StatLine,
  worn: readonly Pick<ArmorPiece, 'slot' | 'stats'>[],
): StatLine | undefined {
  if (ARMOR_SLOTS.some((slot) => worn.every((piece) => piece.slot !== slot))) return undefined
  return stats.map((points, at) => {
    const shown = worn.reduce((sum, piece) => sum + (piece.stats[at] ?? 0), 0)
    const given = Math.round(points - shown)
    return isCutOff(points) ? 0 : Math.min(MOST_OF_FRAGMENTS, Math.max(-MOST_OF_FRAGMENTS, given))
  }) as unknown as StatLine
}
