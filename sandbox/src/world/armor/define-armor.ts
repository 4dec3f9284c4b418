import {
  ARMOR_SLOTS,
  type ArmorSlot,
  CLASSES,
  type GuardianClass,
  type Rarity,
} from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { rarityIndex } from '../../icons/palette.ts'
import type { Definitions, Item } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { collectibleOf, equipping, gearBlocks, traitIdsOf } from '../shapes/gear.ts'
import { baseItem, investment, plugBlock } from '../shapes/item-shapes.ts'
import { type SocketSpec, socketBlock, worldSockets } from '../shapes/sockets.ts'
import {
  ARMOR_BUCKET,
  CLASS_CATEGORY,
  CLASS_TYPE,
  DEFENSE_STAT,
  GEAR_STAT,
  POWER_STAT,
} from '../tables/platform.ts'
import type { Source } from '../tables/sources.ts'
import type { WorldArmor } from '../world.ts'
import { skinCategory } from './ornaments.ts'

export interface ArmorSpec {
  readonly hash: number
  readonly name: string
  readonly slot: ArmorSlot
  readonly classType: GuardianClass
  readonly rarity: Rarity
  readonly source: Source
  readonly sockets: readonly SocketSpec[]
  readonly armor3: boolean
  readonly artifice?: boolean
  readonly setHash?: number
  readonly setWildcard?: boolean
  /** Worn as a helmet, although the platform gives it no item type. */
  readonly mask?: boolean
  /** Pieces of one look share it. */
  readonly look?: string
}

const ARMOR_ITEM_TYPE = 2
const NO_TYPE = 0
const ARMOR_CATEGORY = 20
const SLOTS: Readonly<
  Record<ArmorSlot, { label: string; subType: number; category: number; trait: string }>
> = {
  helmet: { label: 'Helmet', subType: 26, category: 45, trait: 'head' },
  gauntlets: { label: 'Gauntlets', subType: 27, category: 46, trait: 'arms' },
  chest: { label: 'Chest Armor', subType: 28, category: 47, trait: 'chest' },
  legs: { label: 'Leg Armor', subType: 29, category: 48, trait: 'legs' },
  'class-item': { label: 'Class Item', subType: 30, category: 49, trait: 'class' },
}
const CLASS_ITEMS: Readonly<Record<GuardianClass, string>> = {
  titan: 'Titan Mark',
  hunter: 'Hunter Cloak',
  warlock: 'Warlock Bond',
}

const armorTypeName = (slot: ArmorSlot, classType: GuardianClass): string =>
  slot === 'class-item' ? CLASS_ITEMS[classType] : SLOTS[slot].label

export const ARMOR_STAT_GROUP = hashFor('stat-group', 'armor')

const statBlocks = (): Pick<Item, 'stats' | 'investmentStats'> => {
  const hashes = [DEFENSE_STAT, POWER_STAT, GEAR_STAT]
  const shown = (statHash: number) => ({ statHash, value: 0, minimum: 0, maximum: 0, displayMaximum: 45 })
  return {
    stats: {
      disablePrimaryStatDisplay: false,
      statGroupHash: ARMOR_STAT_GROUP,
      stats: Object.fromEntries(hashes.map((hash) => [hash, shown(hash)])),
      hasDisplayableStats: false,
      primaryBaseStatHash: DEFENSE_STAT,
    },
    investmentStats: investment(hashes.map((hash) => [hash, 0])),
  }
}

const armorIcon = (spec: ArmorSpec): string =>
  iconPath({
    kind: 'armor',
    variant: ARMOR_SLOTS.indexOf(spec.slot),
    tint: CLASSES.indexOf(spec.classType),
    rarity: rarityIndex(spec.rarity),
    seed: spec.look ? hashFor('look', spec.look) : spec.hash,
  })

export const defineArmor = (definitions: Definitions, spec: ArmorSpec): WorldArmor => {
  const bucket = ARMOR_BUCKET[spec.slot]
  const kind = SLOTS[spec.slot]
  const exotic = spec.rarity === 'exotic'
  const icon = armorIcon(spec)
  const { hash, name, slot, classType, rarity, armor3 } = spec
  definitions.define('DestinyInventoryItemDefinition', hash, {
    ...baseItem({
      name,
      text: '',
      icon,
      typeName: spec.mask ? 'Festival Mask' : armorTypeName(slot, classType),
      rarity,
      bucket,
      itemType: spec.mask ? NO_TYPE : ARMOR_ITEM_TYPE,
      categories: [CLASS_CATEGORY[classType], kind.category, ARMOR_CATEGORY],
      instanced: true,
    }),
    ...gearBlocks(hash, bucket, spec.source, exotic),
    ...statBlocks(),
    screenshot: icon,
    equippingBlock: {
      ...equipping(bucket, 0, exotic ? 'exotic_armor' : undefined),
      ...(spec.setHash ? { equipableItemSetHash: spec.setHash } : {}),
    },
    sockets: socketBlock(definitions, spec.sockets),
    ...(spec.setHash ? { plug: plugBlock(skinCategory(classType, slot)) } : {}),
    itemSubType: spec.mask ? NO_TYPE : kind.subType,
    classType: CLASS_TYPE[classType],
    traitIds: traitIdsOf([`item.armor.${kind.trait}`, ...(exotic ? ['item.armor.exotic'] : [])], spec.source),
  })
  return {
    hash,
    name,
    slot,
    classType,
    rarity,
    armor3,
    ...(spec.setHash ? { setHash: spec.setHash } : {}),
    setWildcard: spec.setWildcard ?? false,
    artifice: spec.artifice ?? false,
    sockets: worldSockets(spec.sockets),
    collectibleHash: collectibleOf(hash),
  }
}
