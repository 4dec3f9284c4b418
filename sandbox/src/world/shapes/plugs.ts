import type { Rarity, WeaponStat } from '@ai-vault/game/items.ts'
import type { Definitions, Item } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { BUCKET, WEAPON_STAT_HASH } from '../tables/platform.ts'
import type { StatChange } from '../tables/rows.ts'
import { baseItem, display, investment, plugBlock } from './item-shapes.ts'

/** Item categories of a plug beside the one that all plugs share, told by its plug category. */
const BY_PLUG_CATEGORY: readonly (readonly [pattern: RegExp, categories: readonly number[]])[] = [
  [/^intrinsics$/, [610365472, 2237038328]],
  [/^frames$/, [610365472, 3708671066]],
  [/^origins$/, [610365472, 2779167812]],
  [/\.plugs\.weapons\.masterworks|^catalysts$|empty\.exotic\.masterwork/, [610365472, 141186804]],
  [/^v400\.weapon\.mod_/, [610365472, 1052191496]],
  [
    /^(barrels|scopes|tubes|bowstrings|blades|hafts|magazines|magazines_gl|batteries|arrows|guards|stocks|grips)$/,
    [610365472],
  ],
  [/\.plugs\.armor\.masterworks/, [141186804, 4104513227]],
  // What an artifact offers goes into no armor.
  [/^enhancements\.season_/, []],
  [/^enhancements\.|\.tuning\.mods$|item_sets\.selectors$/, [4104513227]],
  [/^(shared|titan|hunter|warlock)\./, [1043342778]],
  [/^armor_skins_/, [1742617626]],
  [/^exotic_all_skins$/, [3124752623]],
]

const MODS = 59

const itemCategoriesOfPlug = (plugCategory: string): readonly number[] => [
  MODS,
  ...(BY_PLUG_CATEGORY.find(([pattern]) => pattern.test(plugCategory))?.[1] ?? []),
]

const MOD_ITEM_TYPE = 19

export interface PlugSpec {
  readonly hash: number
  readonly name: string
  readonly text: string
  readonly typeName: string
  readonly category: string
  readonly icon?: string
  readonly rarity?: Rarity
  readonly stats?: Iterable<readonly [hash: number, value: number]>
  /** Counts only while a condition of the game holds, such as an armor masterwork on a stat without base. */
  readonly conditional?: boolean
  readonly energyCost?: number
  /** Fragment slots that an aspect opens. */
  readonly fragmentSlots?: number
  /** Carries a perk that the game shows on the item. */
  readonly perk?: boolean
  readonly objectives?: readonly number[]
}

export const weaponStats = (change: StatChange): (readonly [number, number])[] =>
  Object.entries(change).map(([stat, value]) => [WEAPON_STAT_HASH[stat as WeaponStat], value])

/** Fragments draw on what aspects give, as mods draw on armor energy. */
const SUBCLASS_ENERGY = { energyTypeHash: 0, energyType: 5 } as const

const definePerk = (definitions: Definitions, spec: PlugSpec): number =>
  definitions.define('DestinySandboxPerkDefinition', hashFor('perk', String(spec.hash)), {
    displayProperties: display(spec.name, spec.text, spec.icon),
    isDisplayable: true,
    damageType: 0,
  })

/** Defines a plug item once; asking again for the same hash is fine. */
export const definePlug = (definitions: Definitions, spec: PlugSpec): number => {
  if (definitions.has('DestinyInventoryItemDefinition', spec.hash)) return spec.hash
  const perks: Item['perks'] = spec.perk
    ? [{ requirementDisplayString: '', perkHash: definePerk(definitions, spec), perkVisibility: 0 }]
    : []
  return definitions.define('DestinyInventoryItemDefinition', spec.hash, {
    ...baseItem({
      name: spec.name,
      text: spec.text,
      typeName: spec.typeName,
      rarity: spec.rarity ?? 'common',
      bucket: BUCKET.hidden,
      itemType: MOD_ITEM_TYPE,
      categories: itemCategoriesOfPlug(spec.category),
      ...(spec.icon ? { icon: spec.icon } : {}),
    }),
    plug: {
      ...plugBlock(spec.category, spec.energyCost),
      ...(spec.fragmentSlots
        ? { energyCapacity: { capacityValue: spec.fragmentSlots, ...SUBCLASS_ENERGY } }
        : {}),
    },
    investmentStats: investment(spec.stats ?? [], spec.conditional),
    perks,
    ...(spec.objectives ? { objectives: objectivesBlock(spec.objectives) } : {}),
  })
}

const objectivesBlock = (hashes: readonly number[]): NonNullable<Item['objectives']> => ({
  objectiveHashes: hashes,
  displayActivityHashes: [],
  requireFullObjectiveCompletion: true,
  questlineItemHash: 0,
  narrative: '',
  objectiveVerbName: '',
  questTypeIdentifier: '',
  questTypeHash: 0,
  perObjectiveDisplayProperties: [],
  displayAsStatTracker: true,
})
