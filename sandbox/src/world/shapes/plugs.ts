import type { Rarity, WeaponStat } from '@ai-vault/game/items.ts'
import type { Definitions, Item } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { BUCKET, WEAPON_STAT_HASH } from '../tables/platform.ts'
import { itemCategoriesOfPlug } from '../tables/plug-item-categories.ts'
import type { StatChange } from '../tables/rows.ts'
import { baseItem, display, investment, plugBlock } from './item-shapes.ts'

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
