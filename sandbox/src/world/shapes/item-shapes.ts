import type { Rarity } from '@ai-vault/game/items.ts'
import type { Display, Item } from '../definitions.ts'
import { fnv1 } from '../hash.ts'
import { ANY_CLASS, BUCKET, TIER } from '../tables/platform.ts'

/** The blocks that items of the platform share, filled as the platform fills them. */

export const display = (name: string, description: string, icon?: string): Display =>
  icon
    ? { description, name, icon, iconHash: 0, hasIcon: true }
    : { description, name, iconHash: 0, hasIcon: false }

export interface Basics {
  readonly name: string
  readonly text: string
  readonly icon?: string
  readonly typeName: string
  readonly rarity: Rarity
  readonly bucket: number
  readonly itemType: number
  readonly categories: readonly number[]
  readonly stack?: number
  readonly instanced?: boolean
}

export const baseItem = (basics: Basics): Item => {
  const tier = TIER[basics.rarity]
  return {
    displayProperties: display(basics.name, basics.text, basics.icon),
    tooltipNotifications: [],
    backgroundColor: { red: 0, green: 0, blue: 0, alpha: 0 },
    isFeaturedItem: false,
    isHolofoil: false,
    isAdept: false,
    itemTypeDisplayName: basics.typeName,
    flavorText: '',
    uiItemDisplayStyle: '',
    itemTypeAndTierDisplayName: `${tier.name} ${basics.typeName}`.trim(),
    displaySource: '',
    inventory: {
      maxStackSize: basics.stack ?? 1,
      bucketTypeHash: basics.bucket,
      recoveryBucketTypeHash: basics.instanced ? BUCKET.postmaster : 0,
      tierTypeHash: tier.hash,
      isInstanceItem: basics.instanced ?? false,
      tierTypeName: tier.name,
      tierType: tier.type,
      expirationTooltip: '',
      expiredInActivityMessage: '',
      expiredInOrbitMessage: '',
      suppressExpirationWhenObjectivesComplete: false,
    },
    investmentStats: [],
    perks: [],
    allowActions: true,
    doesPostmasterPullHaveSideEffects: false,
    nonTransferrable: false,
    itemCategoryHashes: basics.categories,
    specialItemType: 0,
    itemType: basics.itemType,
    itemSubType: 0,
    classType: ANY_CLASS,
    breakerType: 0,
    equippable: false,
    defaultDamageType: 0,
    isWrapper: false,
    traitIds: [],
    traitHashes: [],
  }
}

export const plugBlock = (category: string, cost?: number): NonNullable<Item['plug']> => ({
  insertionRules: [],
  plugCategoryIdentifier: category,
  plugCategoryHash: fnv1(category),
  onActionRecreateSelf: false,
  insertionMaterialRequirementHash: 0,
  previewItemOverrideHash: 0,
  enabledMaterialRequirementHash: 0,
  enabledRules: [],
  uiPlugLabel: '',
  plugStyle: 0,
  plugAvailability: 0,
  alternateUiPlugLabel: '',
  alternatePlugStyle: 0,
  isDummyPlug: false,
  ...(cost === undefined ? {} : { energyCost: { energyCost: cost, energyTypeHash: 0, energyType: 0 } }),
})

export const investment = (
  stats: Iterable<readonly [hash: number, value: number]>,
  conditional = false,
): NonNullable<Item['investmentStats']> =>
  Array.from(stats, ([statTypeHash, value]) => ({ statTypeHash, value, isConditionallyActive: conditional }))
