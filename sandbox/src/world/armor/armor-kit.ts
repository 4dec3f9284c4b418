import { ARMOR_STATS, type ArmorSlot, type ArmorStat } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { definePlug } from '../shapes/plugs.ts'
import { ARMOR_STAT_HASH } from '../tables/platform.ts'
import type { WorldArchetype } from '../world.ts'
import { defineArtificeMods, defineGeneralMods, defineSlotMods } from './mod-plugs.ts'
import { defineDefaultOrnament, defineLaterOrnamentSet } from './ornaments.ts'
import { defineArchetypes, defineSetSelectors, defineTuning } from './roll-plugs.ts'
import { defineOldStatPlugs, defineStatPlugs } from './stat-plugs.ts'

/** Armor 3.0: each level adds one to the three stats without a base value. */
const LEVELS = [788990507, 788990506, 788990505, 788990504, 788990511, 788990510] as const
/** Older armor: two to every stat once finished. */
const OLD_LEVELS = [
  [3789923091, 'Tier 1 Armor', 0],
  [3789923088, 'Tier 2 Armor', 0],
  [3789923089, 'Tier 3 Armor', 0],
  [3789923094, 'Tier 4 Armor', 0],
  [3789923095, 'Masterwork', 2],
] as const

const everyStat = (value: number): (readonly [number, number])[] =>
  value === 0 ? [] : ARMOR_STATS.map((stat) => [ARMOR_STAT_HASH[stat], value])

const defineArmorMasterworks = (definitions: Definitions): readonly number[] =>
  LEVELS.map((hash, level) =>
    definePlug(definitions, {
      hash,
      name: 'Upgrade Armor',
      text: level === 0 ? 'Not upgraded yet.' : `Adds ${level} to each stat this piece lacks.`,
      typeName: '',
      category: 'v460.plugs.armor.masterworks',
      rarity: 'legendary',
      icon: iconPath({ kind: 'mod', variant: 1, rarity: level * 2, seed: hash }),
      stats: everyStat(level),
      conditional: true,
    }),
  )

const defineOldMasterworks = (definitions: Definitions): readonly number[] =>
  OLD_LEVELS.map(([hash, name, bonus], level) =>
    definePlug(definitions, {
      hash,
      name,
      text: bonus > 0 ? 'Adds two to every stat.' : 'Lessens the damage you take a little.',
      typeName: '',
      category: 'v400.plugs.armor.masterworks.stat.resistance_3',
      rarity: 'legendary',
      icon: iconPath({ kind: 'mod', variant: 1, rarity: level * 2, seed: hash }),
      stats: everyStat(bonus),
    }),
  )

/** Everything armor is assembled from. */
export interface ArmorKit {
  readonly archetypes: readonly WorldArchetype[]
  /** Plugs that carry base stats, by stat, from 1 upward. */
  readonly statPlugs: Readonly<Record<ArmorStat, readonly number[]>>
  readonly allStatPlugs: readonly number[]
  readonly oldStatPlugs: readonly number[]
  readonly masterworks: readonly number[]
  readonly oldMasterworks: readonly number[]
  readonly tuning: readonly number[]
  readonly generalMods: readonly number[]
  readonly slotMods: Readonly<Record<ArmorSlot, readonly number[]>>
  readonly artificeMods: readonly number[]
  readonly setSelectors: readonly number[]
  readonly shaders: readonly number[]
}

export const defineArmorKit = (definitions: Definitions, shaders: readonly number[]): ArmorKit => {
  const statPlugs = defineStatPlugs(definitions)
  defineDefaultOrnament(definitions)
  defineLaterOrnamentSet(definitions)
  return {
    archetypes: defineArchetypes(definitions),
    statPlugs,
    allStatPlugs: ARMOR_STATS.flatMap((stat) => statPlugs[stat]),
    oldStatPlugs: defineOldStatPlugs(definitions),
    masterworks: defineArmorMasterworks(definitions),
    oldMasterworks: defineOldMasterworks(definitions),
    tuning: defineTuning(definitions),
    generalMods: defineGeneralMods(definitions),
    slotMods: defineSlotMods(definitions),
    artificeMods: defineArtificeMods(definitions),
    setSelectors: defineSetSelectors(definitions),
    shaders,
  }
}
