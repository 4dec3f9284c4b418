import { MAJOR, MINOR, type PerSlot } from '@ai-vault/game/armor/problem.ts'
import { isCutOff, wornBonus } from '@ai-vault/game/gear/worn-bonus.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import {
  ARMOR_SLOTS,
  ARMOR_STATS,
  type ArmorPiece,
  type ArmorStat,
  type GuardianClass,
  type StatLine,
} from '@ai-vault/game/items.ts'
import { type ArmorQuery, clampEnergy, clampTarget } from './armor-query.ts'
import { wornStatMod } from './plug-hashes.ts'

/** What a character wears now, as the optimizer would ask for it. */
export interface CurrentGear {
  readonly classType: GuardianClass
  readonly exotic: ArmorPiece | undefined
  /** What fragments and the like add: the character's stats minus what the armor shows. */
  readonly bonus: StatLine
  /** Stats that stand at 0 or 200, where the game cuts off and the difference says too little. */
  readonly unsure: readonly ArmorStat[]
  readonly taken: PerSlot<number>
  readonly stats: StatLine
}

const STAT_MOD_COST = { major: MAJOR.cost, minor: MINOR.cost } as const

/** The energy that mods other than the stat mod have taken. */
export function energyTaken({ energy, mods }: ArmorPiece): number {
  const size = wornStatMod(mods)
  return clampEnergy(energy.used - (size ? STAT_MOD_COST[size] : 0))
}

const wornBy = (armor: readonly ArmorPiece[], { id }: Character) =>
  armor.filter(({ place }) => place.in === 'character' && place.equipped && place.characterId === id)

/** Of the class, or else of the character played last; nothing without a character or with bare slots. */
export function currentGear(
  armor: readonly ArmorPiece[],
  characters: readonly Character[],
  classType?: GuardianClass,
): CurrentGear | undefined {
  const character = characters
    .filter((each) => classType === undefined || each.classType === classType)
    .toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed))[0]
  if (!character) return undefined
  const worn = wornBy(armor, character)
  const bonus = wornBonus(character.stats, worn)
  if (!bonus) return undefined
  const inSlot = ARMOR_SLOTS.map((slot) => worn.find((piece) => piece.slot === slot))
  return {
    classType: character.classType,
    exotic: worn.find(({ rarity }) => rarity === 'exotic'),
    bonus,
    unsure: ARMOR_STATS.filter((_, i) => isCutOff(character.stats[i] ?? 0)),
    taken: inSlot.map((piece) => (piece ? energyTaken(piece) : 0)) as unknown as PerSlot<number>,
    stats: character.stats.map(clampTarget) as unknown as StatLine,
  }
}

/** F-086: the same exotic and fragments, and what is worn now as the least to reach, so that no build is a step back. */
export const askAsWorn = (gear: CurrentGear): Partial<ArmorQuery> => ({
  classType: gear.classType,
  exotic: gear.exotic?.hash ?? 'any',
  perks: gear.exotic && gear.exotic.exoticPerks.length > 1 ? gear.exotic.exoticPerks : [],
  bonus: gear.bonus,
  fragments: [],
  taken: gear.taken,
  targets: gear.stats,
  ignored: [],
  sets: [],
})
