import type { ArmorBuild, FittedMod, SetWish } from '@ai-vault/game/armor/problem.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS, type ArmorPiece, type ArmorStat, type Tuning } from '@ai-vault/game/items.ts'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { words } from '../words/words.ts'
import { difficultyOfBuild, setsOf } from './build-facts.ts'

const labels = words.builds.text
const named = (stat: ArmorStat) => titled(words.stats[stat])

export const NOTHING = '–'

export const describeMod = (mod: FittedMod | null | undefined) =>
  mod ? `${named(mod.stat)} +${mod.points} (${mod.cost})` : NOTHING

export function describeTuning(tuning: Tuning | null | undefined, artifice?: ArmorStat | null): string {
  if (artifice) return labels.artifice(named(artifice))
  if (!tuning) return NOTHING
  return tuning.kind === 'balanced' ? labels.balanced : `${named(tuning.plus)} +5, ${named(tuning.minus)} −5`
}

/** The build as plain lines, for a chat or a note. */
export function describeBuild(
  build: ArmorBuild,
  worn: readonly ArmorPiece[],
  wanted?: readonly SetWish[],
): string {
  const stats = ARMOR_STATS.map((stat, i) => `${named(stat)} ${build.stats[i]}`).join(', ')
  const pieces = worn.map((piece, slot) => {
    const mod = describeMod(build.mods[slot])
    const tuning = describeTuning(build.tuning[slot], build.artifice[slot])
    const tier = piece.armor3 && piece.tier ? labels.tier(piece.tier) : ''
    const facts = `${tier}${piece.setWildcard ? labels.anySet : ''}`
    return labels.piece(titled(words.slots[piece.slot]), piece.name, facts, mod, tuning)
  })
  return [
    labels.total(statTotal(build.stats)),
    stats,
    ...pieces,
    labels.sets(setsOf(worn, wanted)),
    labels.end(worn.length, build.modCost, difficultyOfBuild(worn)),
  ].join('\n')
}
