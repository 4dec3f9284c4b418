import type { Rarity } from '@ai-vault/game/items.ts'
import type { DestinyItemComponent } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../../world/definitions.ts'
import { BUCKET, PLUG } from '../../../world/tables/platform.ts'
import { isoSeconds, startOfDay } from '../../calendar.ts'
import type { Catalogue } from '../../catalogue.ts'
import { LOCATION, STATE, TRANSFER } from '../../platform-codes.ts'
import type { GearItem } from '../gear-item.ts'
import type { SideItem } from '../side-items.ts'
import type { Home } from '../slots.ts'

/** The published types do not know whether an item may be dismantled, though every item says so. */
export type WireItem = Wire<DestinyItemComponent> & { readonly dismantlePermission: number }

const DISMANTLE = { never: 0, afterWarning: 1, afterHolding: 2, freely: 3 } as const
const BY_RARITY: Readonly<Record<Rarity, number>> = {
  exotic: DISMANTLE.afterWarning,
  legendary: DISMANTLE.afterHolding,
  rare: DISMANTLE.freely,
  uncommon: DISMANTLE.freely,
  common: DISMANTLE.freely,
}
const EXOTIC_TIER = 6
const LEGENDARY_TIER = 5

/** Where an item lies: in the vault and at the postmaster it leaves its own bucket. */
const placeOf = (home: Home, ownBucket: number) => {
  switch (home.in) {
    case 'vault':
      return { location: LOCATION.vault, bucketHash: BUCKET.vault, transferStatus: TRANSFER.ok }
    case 'postmaster':
      // Only the bucket tells: the platform says that such an item is in the inventory and may be moved.
      return { location: LOCATION.inventory, bucketHash: BUCKET.postmaster, transferStatus: TRANSFER.ok }
    case 'equipped':
      return { location: LOCATION.inventory, bucketHash: ownBucket, transferStatus: TRANSFER.equipped }
    case 'character':
      return { location: LOCATION.inventory, bucketHash: ownBucket, transferStatus: TRANSFER.ok }
  }
}

/** An enhanced copy was worked on as a crafted one was; what tells them apart is the pattern that only the latter has. */
const stateOf = ({ roll }: GearItem): number =>
  (roll.locked ? STATE.locked : 0) |
  (roll.masterworked ? STATE.masterwork : 0) |
  (roll.kind === 'weapon'
    ? (roll.crafted || roll.enhanced ? STATE.crafted : 0) |
      (roll.deepsight ? STATE.deepsight : 0) |
      (roll.enhanced && !roll.crafted ? STATE.enhanced : 0)
    : 0)

/** The look that another piece lends this one. */
const styleOf = ({ roll }: GearItem): number | undefined => {
  const ornament = roll.sockets.find(({ role }) => role === 'ornament')
  return ornament?.plug === PLUG['default-ornament'] ? undefined : ornament?.plug
}

export const gearWire = (item: GearItem, catalogue: Catalogue): WireItem => {
  const { hash, rarity } = item.roll.definition
  const style = styleOf(item)
  const newest = catalogue.item(hash).quality?.currentVersion ?? 0
  return {
    itemHash: hash,
    itemInstanceId: item.instanceId,
    quantity: 1,
    bindStatus: 0,
    ...placeOf(item.slot.home, BUCKET[item.slot.bucket]),
    lockable: true,
    state: stateOf(item),
    dismantlePermission: BY_RARITY[rarity],
    ...(style === undefined ? {} : { overrideStyleItemHash: style }),
    isWrapper: false,
    tooltipNotificationIndexes: [],
    // Of what came out twice, both versions are around.
    versionNumber: item.slot.index % (newest + 1),
  }
}

/** What is worn for looks and can be put away. */
const MOVABLE = new Set<number>([BUCKET.ghost, BUCKET.vehicle, BUCKET.ship])
const LOCKABLE = new Set<number>([...MOVABLE, BUCKET.emblem])

const sidePermission = ({ kind, hash }: SideItem, catalogue: Catalogue): number => {
  if (kind !== 'emblem' && kind !== 'cosmetic') return DISMANTLE.never
  const tier = Number(catalogue.item(hash).inventory?.tierType ?? 0)
  if (tier === EXOTIC_TIER) return DISMANTLE.afterWarning
  return tier === LEGENDARY_TIER ? DISMANTLE.afterHolding : DISMANTLE.freely
}

/** A bounty shows what it pays, and says what is urgent about it. */
const bountyFields = ({ kind }: SideItem) =>
  kind === 'bounty'
    ? { itemValueVisibility: [true, true], tooltipNotificationIndexes: [0] }
    : { tooltipNotificationIndexes: [] }

export const sideWire = (item: SideItem, catalogue: Catalogue): WireItem => {
  const bucketHash = catalogue.bucketOf(item.hash)
  const stacked = item.kind === 'material' || item.kind === 'currency'
  return {
    itemHash: item.hash,
    ...(item.instanceId === undefined ? {} : { itemInstanceId: item.instanceId }),
    quantity: item.quantity,
    bindStatus: 0,
    ...placeOf(item.home, bucketHash),
    ...(stacked
      ? { bucketHash, location: item.kind === 'currency' ? LOCATION.inventory : LOCATION.vault }
      : {}),
    ...(item.kind === 'material'
      ? {}
      : {
          transferStatus:
            (MOVABLE.has(bucketHash) ? TRANSFER.ok : TRANSFER.impossible) |
            (item.home.in === 'equipped' ? TRANSFER.equipped : TRANSFER.ok),
        }),
    lockable: LOCKABLE.has(bucketHash),
    state: item.tracked ? STATE.tracked : 0,
    ...(item.expiresDay === undefined ? {} : { expirationDate: isoSeconds(startOfDay(item.expiresDay)) }),
    dismantlePermission: sidePermission(item, catalogue),
    isWrapper: false,
    ...bountyFields(item),
  }
}
