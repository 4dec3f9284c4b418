import type {
  DestinyItemInstanceComponent,
  DestinyItemObjectivesComponent,
  DestinyItemPerksComponent,
  DestinyItemPlugObjectivesComponent,
  DestinyItemReusablePlugsComponent,
  DestinyItemSocketsComponent,
  DestinyItemStatsComponent,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { ATTACK_STAT, DAMAGE, DEFENSE_STAT } from '../../world/tables/platform.ts'
import type { Catalogue } from '../catalogue.ts'
import { NO_HASH } from '../wire.ts'
import type { OwnedGear } from './belongings.ts'
import type { GearItem, PluggedSocket } from './gear-item.ts'
import { objectiveWire, plugObjectivesOf } from './plug-objectives.ts'
import type { SideItem } from './side-items.ts'

/** What the item components say about one item; undefined where the component has no entry for it. */

type Roll = GearItem['roll']

const HIDDEN_ROLES = new Set<PluggedSocket['role']>(['armor-stat', 'archetype'])
const UNLOCKED_BY_DEFAULT = [NO_HASH]

const damageOf = ({ roll }: GearItem) => {
  if (roll.kind !== 'weapon') return { damageType: 0 }
  const { type, hash } = DAMAGE[roll.definition.element]
  return { damageType: type, damageTypeHash: hash }
}

const breakerOf = ({ roll }: GearItem, catalogue: Catalogue) => {
  const { breakerType, breakerTypeHash } = catalogue.item(roll.definition.hash)
  return {
    ...(breakerType ? { breakerType: Number(breakerType) } : {}),
    ...(breakerTypeHash ? { breakerTypeHash } : {}),
  }
}

const energyOf = ({ roll }: GearItem) =>
  roll.kind === 'armor'
    ? {
        energy: {
          energyTypeHash: 1198124803,
          energyType: 0,
          energyCapacity: roll.energy.capacity,
          energyUsed: roll.energy.used,
          energyUnused: roll.energy.capacity - roll.energy.used,
        },
      }
    : {}

export const gearInstance = (item: OwnedGear, catalogue: Catalogue): Wire<DestinyItemInstanceComponent> => ({
  ...damageOf(item),
  primaryStat: { statHash: item.roll.kind === 'weapon' ? ATTACK_STAT : DEFENSE_STAT, value: item.power },
  itemLevel: Math.floor(item.power / 10),
  quality: item.power % 10,
  isEquipped: item.slot.home.in === 'equipped',
  canEquip: true,
  equipRequiredLevel: 0,
  unlockHashesRequiredToEquip: UNLOCKED_BY_DEFAULT,
  cannotEquipReason: 0,
  ...breakerOf(item, catalogue),
  ...energyOf(item),
  ...(item.roll.tier === undefined ? {} : { gearTier: item.roll.tier }),
})

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
          isEnabled: enabled,
          isVisible: enabled && !HIDDEN_ROLES.has(role),
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
