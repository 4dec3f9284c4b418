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
import { ATTACK_STAT, DAMAGE, DEFENSE_STAT } from '../../../world/tables/platform.ts'
import type { Catalogue } from '../../catalogue.ts'
import { NO_HASH } from '../../wire.ts'
import type { OwnedGear } from '../belongings.ts'
import type { GearItem, PluggedSocket, RolledArmor, RolledWeapon } from '../gear-item.ts'
import type { SideItem } from '../side-items.ts'
import { objectiveWire, plugObjectivesOf } from '../weapons/plug-objectives.ts'

/** What the item components say about one item; undefined where the component has no entry for it. */

type Roll = GearItem['roll']

const HIDDEN_ROLES = new Set<PluggedSocket['role']>(['armor-stat', 'archetype'])
const UNLOCKED_BY_DEFAULT = [NO_HASH]

const ANY_ENERGY = { energyTypeHash: 1198124803, energyType: 0 } as const

const energyOf = ({ capacity, used }: RolledArmor['energy']) => ({
  ...ANY_ENERGY,
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

export const gearInstance = (item: OwnedGear, catalogue: Catalogue): Wire<DestinyItemInstanceComponent> => {
  const { roll, power, slot } = item
  const isWeapon = roll.kind === 'weapon'
  return {
    primaryStat: { statHash: isWeapon ? ATTACK_STAT : DEFENSE_STAT, value: power },
    itemLevel: Math.floor(power / 10),
    quality: power % 10,
    isEquipped: slot.home.in === 'equipped',
    canEquip: true,
    equipRequiredLevel: 0,
    unlockHashesRequiredToEquip: UNLOCKED_BY_DEFAULT,
    cannotEquipReason: 0,
    ...(isWeapon ? weaponFields(roll, catalogue) : { damageType: 0, energy: energyOf(roll.energy) }),
    ...(roll.tier === undefined ? {} : { gearTier: roll.tier }),
  }
}

export const sideInstance = (item: SideItem): Wire<DestinyItemInstanceComponent> => ({
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
        sockets: sockets.map(({ role, plug, enabled }) => ({
          ...(plug === 0 ? {} : { plugHash: plug }),
          isEnabled: enabled && plug !== 0,
          isVisible: enabled && plug !== 0 && !HIDDEN_ROLES.has(role),
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
