import type { ArmorBuild } from '@ai-vault/game/armor/problem.ts'
import type { ArmorPiece, ArmorStat, GuardianClass } from '@ai-vault/game/items.ts'

/** Class numbers and stat mods as the platform numbers them; DIM reads loadouts in those terms. */
const CLASS_NUMBERS: Readonly<Record<GuardianClass, number>> = { titan: 0, hunter: 1, warlock: 2 }
const ANY_CLASS = 3
const STAT_HASHES: Readonly<Record<ArmorStat, number>> = {
  weapons: 2996146975,
  health: 392767087,
  class: 1943323491,
  super: 144602215,
  grenade: 1735777505,
  melee: 4244567218,
}

/** A loadout in DIM's share format. Its parameters ask DIM's own optimizer for the same stats and the same mods. */
export function dimLoadout(build: ArmorBuild, worn: readonly ArmorPiece[]) {
  const classType = worn.find((piece) => piece.classType)?.classType
  const exotic = worn.find(({ rarity }) => rarity === 'exotic')
  return {
    id: 'ai-vault-build',
    name: `AI Vault build, total ${build.total}`,
    classType: classType ? CLASS_NUMBERS[classType] : ANY_CLASS,
    clearSpace: false,
    equipped: worn.map(({ instanceId, hash }) => ({ id: instanceId, hash })),
    unequipped: [],
    parameters: {
      statConstraints: Object.entries(STAT_HASHES).map(([, statHash], i) => ({
        statHash,
        minStat: build.stats[i],
      })),
      ...(exotic && { exoticArmorHash: exotic.hash }),
      autoStatMods: true,
    },
  }
}
