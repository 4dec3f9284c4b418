import type { ArmorPiece, StatLine } from '../items.ts'

/** A piece without mods and tuning: as dropped, plus what its masterwork level gives. */
export const masterworkedStats = ({
  base,
  armor3,
  masterworkLevel,
}: Pick<ArmorPiece, 'base' | 'armor3' | 'masterworkLevel'>): StatLine =>
  base.map((points) => {
    if (armor3) return points === 0 ? masterworkLevel : points
    return masterworkLevel >= 10 ? points + 2 : points
  }) as unknown as StatLine
