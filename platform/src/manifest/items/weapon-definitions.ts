import type { Plug, StatCurve, StatScale, WeaponDefinition, WeaponStat } from '@ai-vault/game/items.ts'
import { at, count, list, number, words } from '../../wire/read.ts'
import { COLLECTIBLE_TABLE } from '../index/table-shapes.ts'
import type { ItemDefinition, SocketDefinition } from './item-definition.ts'
import type { ItemLookups } from './item-lookups.ts'
import { isColumnKind, type PlugRole } from './plug-roles.ts'
import { masterworkStatOf, WEAPON_STAT_BY_HASH } from './stat-hashes.ts'
import { ammoType, damageType, rarity, weaponSlot, weaponType } from './weapon-kinds.ts'

/** What a weapon can roll. Undefined for what calls itself a weapon but has no type or slot the game knows. */
export function toWeaponDefinition(
  item: ItemDefinition,
  definitions: ItemLookups,
): WeaponDefinition | undefined {
  const type = weaponType(item)
  const slot = weaponSlot(item)
  if (!type || !slot) return undefined
  const source = sourceOf(item, definitions)
  const frame = frameOf(item, definitions)
  const scale = statScale(item, definitions)
  return {
    hash: item.hash,
    name: item.name,
    icon: item.icon ?? '',
    typeName: item.typeName,
    type,
    slot,
    ammo: ammoType(item, type, slot),
    element: damageType(item.damageType),
    rarity: rarity(item),
    ...(frame ? { frame } : {}),
    columns: item.sockets.flatMap((socket, socketIndex) => {
      const role = roleOfSocket(socket, definitions)
      if (!isColumnKind(role)) return []
      const possible = plugsOf(socket, definitions).flatMap((hash) => definitions.plug(hash) ?? [])
      return possible.length > 0 ? [{ kind: role, socketIndex, possible }] : []
    }),
    masterworks: masterworksOf(item, definitions),
    stats: displayStats(item),
    ...(scale ? { scale } : {}),
    ...(source ? { source } : {}),
  }
}

/** Where a copy comes from, in the platform's words. */
export function sourceOf(item: ItemDefinition, definitions: ItemLookups): string | undefined {
  if (item.collectibleHash === undefined) return undefined
  return words(at(definitions.definition(COLLECTIBLE_TABLE, item.collectibleHash), 'sourceString'))
}

export function displayStats(item: ItemDefinition): Partial<Record<WeaponStat, number>> {
  const stats: Partial<Record<WeaponStat, number>> = {}
  for (const [statHash, value] of item.displayStats) {
    const stat = WEAPON_STAT_BY_HASH.get(statHash)
    if (stat) stats[stat] = value
  }
  return stats
}

/** The role a socket was made for, told by the first of its plugs that is known. */
export function roleOfSocket(socket: SocketDefinition | undefined, definitions: ItemLookups): PlugRole {
  if (!socket) return 'other'
  for (const hash of [socket.initialPlug ?? 0, ...plugsOf(socket, definitions)]) {
    const role = definitions.item(hash)?.role ?? 'other'
    if (role !== 'other') return role
  }
  return 'other'
}

function plugsOf(socket: SocketDefinition, definitions: ItemLookups): readonly number[] {
  const set = socket.randomPlugSet ?? socket.reusablePlugSet
  const plugs = set === undefined ? [] : definitions.plugSet(set)
  if (plugs.length > 0) return plugs
  return socket.plugs.length > 0 ? socket.plugs : socket.initialPlug === undefined ? [] : [socket.initialPlug]
}

function frameOf(item: ItemDefinition, definitions: ItemLookups): Plug | undefined {
  const socket = item.sockets.find(
    ({ initialPlug }) => definitions.item(initialPlug ?? 0)?.role === 'intrinsic',
  )
  return socket?.initialPlug === undefined ? undefined : definitions.plug(socket.initialPlug)
}

/** One entry per stat: the plug that gives the most of it. */
function masterworksOf(item: ItemDefinition, definitions: ItemLookups): WeaponDefinition['masterworks'] {
  const best = new Map<WeaponStat, { hash: number; value: number }>()
  for (const socket of item.sockets) {
    if (roleOfSocket(socket, definitions) !== 'masterwork') continue
    for (const hash of plugsOf(socket, definitions)) {
      const stat = masterworkStatOf(definitions.item(hash)?.plugCategory ?? '')
      const value = stat && (definitions.plug(hash)?.stats?.[stat] ?? 0)
      if (stat && value !== undefined && value >= (best.get(stat)?.value ?? 0))
        best.set(stat, { hash, value })
    }
  }
  return [...best].map(([stat, { hash }]) => ({ hash, stat }))
}

const GROUP_TABLE = 'DestinyStatGroupDefinition'

type Curves = StatScale['curves']

/** Weapons share few groups; each is read once for a version of the definitions. */
const known = new WeakMap<ItemLookups, Map<number, Curves>>()

/** What the weapon has without perks, and the curves of its group; undefined where it names no group. */
function statScale(item: ItemDefinition, definitions: ItemLookups): StatScale | undefined {
  if (item.statGroup === undefined) return undefined
  const invested: Partial<Record<WeaponStat, number>> = {}
  for (const { statHash, value, conditional } of item.investmentStats) {
    const stat = WEAPON_STAT_BY_HASH.get(statHash)
    if (stat && !conditional) invested[stat] = (invested[stat] ?? 0) + value
  }
  return { invested, curves: curvesOf(item.statGroup, definitions) }
}

function curvesOf(group: number, definitions: ItemLookups): Curves {
  const groups = known.get(definitions) ?? new Map<number, Curves>()
  known.set(definitions, groups)
  const kept = groups.get(group)
  if (kept) return kept
  const curves = readCurves(definitions.definition(GROUP_TABLE, group))
  groups.set(group, curves)
  return curves
}

function readCurves(group: unknown): Curves {
  const curves: Partial<Record<WeaponStat, StatCurve>> = {}
  for (const scaled of list(at(group, 'scaledStats'))) {
    const stat = WEAPON_STAT_BY_HASH.get(number(at(scaled, 'statHash')) ?? 0)
    const points = list(at(scaled, 'displayInterpolation')).map(
      (point) => [count(at(point, 'value')), count(at(point, 'weight'))] as const,
    )
    if (stat && points.length > 0) curves[stat] = points.toSorted(([one], [other]) => one - other)
  }
  return curves
}
