import type { ArmorBuild } from '@ai-vault/game/armor/problem.ts'
import { CLASS_NUMBERS } from '@ai-vault/game/builds/dim-loadout.ts'
import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS, type ArmorPiece, type ArmorStat } from '@ai-vault/game/items.ts'
import { artificeHash, statModHash, tuningHash } from '../query/plug-hashes.ts'
import { words } from '../words/words.ts'

/** Classes and stats as the platform numbers them; DIM reads loadouts in those terms. */
const ANY_CLASS = 3
const STAT_HASHES: Readonly<Record<ArmorStat, number>> = {
  weapons: 2996146975,
  health: 392767087,
  class: 1943323491,
  super: 144602215,
  grenade: 1735777505,
  melee: 4244567218,
}

/** A loadout in DIM's share format: the five pieces, and every stat mod, tuning and artifice boost of the build. */
export function dimLoadoutOfArmor(build: ArmorBuild, worn: readonly ArmorPiece[]) {
  const classType = worn.find((piece) => piece.classType)?.classType
  const exotic = worn.find(({ rarity }) => rarity === 'exotic')
  return {
    id: 'ai-vault-build',
    name: words.builds.take.dimName(statTotal(build.stats)),
    classType: classType ? CLASS_NUMBERS[classType] : ANY_CLASS,
    clearSpace: false,
    equipped: worn.map(({ instanceId, hash }) => ({ id: instanceId, hash })),
    unequipped: [],
    parameters: {
      mods: plugsOf(build),
      statConstraints: ARMOR_STATS.map((stat, i) => ({
        statHash: STAT_HASHES[stat],
        minStat: build.stats[i],
      })),
      ...(exotic && { exoticArmorHash: exotic.hash }),
      // The mods are all named above: DIM is not to choose others.
      autoStatMods: false,
    },
  }
}

function plugsOf({ mods, tuning, artifice }: ArmorBuild): readonly number[] {
  return [
    ...mods.map((mod) => mod && statModHash(mod)),
    ...tuning.map((way) => way && tuningHash(way)),
    ...artifice.map((stat) => stat && artificeHash(stat)),
  ].filter((hash) => typeof hash === 'number')
}
