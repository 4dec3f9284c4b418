import type { ArmorBuild, FittedMod } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type ArmorPiece, type ArmorStat, type Tuning } from '@ai-vault/game/items.ts'
import { difficultyOfBuild, setsOf } from './build-facts.ts'
import { titled } from './stat-glyphs.ts'

export const NOTHING = '–'

export const describeMod = (mod: FittedMod | null | undefined) =>
  mod ? `${titled(mod.stat)} +${mod.points} (${mod.cost})` : NOTHING

export function describeTuning(tuning: Tuning | null | undefined, artifice?: ArmorStat | null): string {
  if (artifice) return `Artifice ${titled(artifice)} +3`
  if (!tuning) return NOTHING
  return tuning.kind === 'balanced' ? 'Balanced' : `${titled(tuning.plus)} +5, ${titled(tuning.minus)} −5`
}

/** The build as plain lines, for a chat or a note. */
export function describeBuild(build: ArmorBuild, worn: readonly ArmorPiece[]): string {
  const stats = ARMOR_STATS.map((stat, i) => `${titled(stat)} ${build.stats[i]}`).join(', ')
  const pieces = worn.map((piece, slot) => {
    const mod = describeMod(build.mods[slot])
    const tuning = describeTuning(build.tuning[slot], build.artifice[slot])
    const tier = piece.armor3 && piece.tier ? ` (tier ${piece.tier})` : ''
    return `${titled(piece.slot)}: ${piece.name}${tier}; mod ${mod}; tuning ${tuning}`
  })
  return [
    `Armor build, total ${build.total}`,
    stats,
    ...pieces,
    `Sets: ${setsOf(worn)}`,
    `${worn.length} pieces, mod cost ${build.modCost}, ${difficultyOfBuild(worn)}`,
  ].join('\n')
}
