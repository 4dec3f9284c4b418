import type {
  DestinyItemInstanceComponent,
  DestinyItemObjectivesComponent,
  DestinyItemPerksComponent,
  DestinyItemPlugObjectivesComponent,
  DestinyItemReusablePlugsComponent,
  DestinyItemSocketsComponent,
  DestinyItemStatsComponent,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../../world/definitions.ts'
import { ATTACK_STAT, BUCKET, DAMAGE, DEFENSE_STAT } from '../../../world/tables/platform.ts'
import type { Catalogue } from '../../catalogue.ts'
import { NO_HASH } from '../../wire.ts'
import type { OwnedGear } from '../belongings.ts'
import type { GearItem, PluggedSocket, RolledArmor, RolledWeapon } from '../gear-item.ts'
import { objectiveWire, plugObjectivesOf } from '../plug-objectives.ts'
import type { SideItem } from '../side-items.ts'
import type { Home } from '../slots.ts'

/** What the item components say about one item; undefined where the component has no entry for it. */

type Roll = GearItem['roll']

const HIDDEN_ROLES = new Set<PluggedSocket['role']>(['armor-stat', 'archetype', 'former-artifice'])
const UNLOCKED_BY_DEFAULT = [NO_HASH]
const CHARACTER_LEVEL = 50
const NOT_WITH_A_CHARACTER = 16
const SPARROW_SPEED = { statHash: 1501155019, value: 190 } as const

/** Armor of today takes mods of every element; older armor had one of its own. */
const ENERGY_TYPES = [
  { energyTypeHash: 1198124803, energyType: 0 },
  { energyTypeHash: 728351493, energyType: 1 },
  { energyTypeHash: 591714140, energyType: 2 },
  { energyTypeHash: 4069572561, energyType: 3 },
] as const

const energyOf = ({ element, capacity, used }: RolledArmor['energy']) => ({
  ...ENERGY_TYPES[element],
  energyCapacity: capacity,
  energyUsed: used,
  energyUnused: capacity - used,
})

const weaponFields = ({ definition }: RolledWeapon, catalogue: Catalogue) => {
  const { type, hash } = DAMAGE[definition.element]
  const { breakerType, breakerTypeHash } = catalogue.item(definition.hash)
  const damage = { damageType: type, damageTypeHash: hash }
  return breakerType && breakerTypeHash ? { ...damage, breakerType, breakerTypeHash } : damage
}

/** What lies in the vault, or waits at the postmaster, has to be fetched before it can be worn. */
const equipping = (home: Home) => {
  const away = home.in === 'vault' || home.in === 'postmaster'
  return {
    canEquip: !away,
    equipRequiredLevel: CHARACTER_LEVEL,
    unlockHashesRequiredToEquip: UNLOCKED_BY_DEFAULT,
    cannotEquipReason: away ? NOT_WITH_A_CHARACTER : 0,
  }
}

export const gearInstance = (item: OwnedGear, catalogue: Catalogue): Wire<DestinyItemInstanceComponent> => {
  const { roll, power, slot } = item
  const isWeapon = roll.kind === 'weapon'
  return {
    primaryStat: { statHash: isWeapon ? ATTACK_STAT : DEFENSE_STAT, value: power },
    itemLevel: Math.floor(power / 10),
    quality: power % 10,
    isEquipped: slot.home.in === 'equipped',
    ...equipping(slot.home),
    ...(isWeapon ? weaponFields(roll, catalogue) : { damageType: 0, energy: energyOf(roll.energy) }),
    gearTier: roll.tier ?? 0,
  }
}

export const sideInstance = (item: SideItem, catalogue: Catalogue): Wire<DestinyItemInstanceComponent> => ({
  // What stands where power would is the speed of a sparrow.
  ...(catalogue.bucketOf(item.hash) === BUCKET.vehicle ? { primaryStat: SPARROW_SPEED } : {}),
  damageType: 0,
  itemLevel: 0,
  quality: 0,
  isEquipped: item.home.in === 'equipped',
  canEquip: item.kind !== 'bounty',
  equipRequiredLevel: 0,
  unlockHashesRequiredToEquip: UNLOCKED_BY_DEFAULT,
  cannotEquipReason: 0,
})

export const socketsWire = (
  sockets: readonly PluggedSocket[],
): Wire<DestinyItemSocketsComponent> | undefined =>
  sockets.length === 0
    ? undefined
    : {
        sockets: sockets.map(({ role, plug, enabled, hidden }) => ({
          ...(plug === 0 ? {} : { plugHash: plug }),
          isEnabled: enabled && plug !== 0,
          isVisible: enabled && plug !== 0 && !hidden && !HIDDEN_ROLES.has(role),
        })),
      }

export const statsWire = (roll: Roll): Wire<DestinyItemStatsComponent> => ({
  stats: Object.fromEntries([...roll.stats].map(([statHash, value]) => [statHash, { statHash, value }])),
})

export const reusablePlugsWire = (roll: Roll): Wire<DestinyItemReusablePlugsComponent> | undefined => {
  const columns = roll.sockets.flatMap(({ role, options, plug }, index) => {
    if (!options) return []
    const insertable = role !== 'catalyst' || options.includes(plug)
    return [
      [index, options.map((plugItemHash) => ({ plugItemHash, canInsert: insertable, enabled: insertable }))],
    ]
  })
  return columns.length === 0 ? undefined : { plugs: Object.fromEntries(columns) }
}

export const perksWire = (
  sockets: readonly PluggedSocket[],
  catalogue: Catalogue,
): Wire<DestinyItemPerksComponent> | undefined => {
  const perks = sockets
    .filter(({ enabled }) => enabled)
    .flatMap(({ plug }) => catalogue.perksOf(plug))
    .map(({ hash, iconPath }) => ({ perkHash: hash, iconPath, isActive: true, visible: true }))
  return perks.length === 0 ? undefined : { perks }
}

export const plugObjectivesWire = (
  item: GearItem,
  catalogue: Catalogue,
  seed: number,
  day: number,
): Wire<DestinyItemPlugObjectivesComponent> | undefined => {
  const objectivesPerPlug = plugObjectivesOf(item, catalogue, seed, day)
  return objectivesPerPlug && { objectivesPerPlug }
}

export const objectivesWire = ({ objectives }: SideItem): Wire<DestinyItemObjectivesComponent> | undefined =>
  objectives.length === 0
    ? undefined
    : { objectives: objectives.map(({ goal, progress }) => objectiveWire(goal, progress)) }
