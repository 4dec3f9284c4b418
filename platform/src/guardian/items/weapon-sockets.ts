import type { Masterwork, PerkColumn, Plug, Weapon, WeaponStat } from '@ai-vault/game/items.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'
import { isColumnKind } from '../../manifest/items/plug-roles.ts'
import { masterworkStatOf } from '../../manifest/items/stat-hashes.ts'
import { roleOfSocket } from '../../manifest/items/weapon-definitions.ts'
import { at, entries, list, number } from '../../wire/read.ts'
import { STATE } from './item-basics.ts'
import type { OwnedItem } from './owned-items.ts'
import type { RoledSocket } from './socket-roles.ts'

export function readColumns(
  sockets: readonly RoledSocket[],
  definitions: Definitions,
): readonly PerkColumn[] {
  return sockets.flatMap((socket) => {
    if (!isColumnKind(socket.role)) return []
    const active = socket.plugHash === undefined ? undefined : definitions.plug(socket.plugHash)
    const offered = (socket.options ?? []).flatMap((hash) => definitions.plug(hash) ?? [])
    const selectable =
      active && !offered.some((plug) => plug.hash === active.hash) ? [active, ...offered] : offered
    if (selectable.length === 0) return []
    return [{ kind: socket.role, socketIndex: socket.index, ...(active ? { active } : {}), selectable }]
  })
}

/** The intrinsic that is plugged; without sockets, the one every copy has. */
export function readFrame(
  sockets: readonly RoledSocket[],
  item: ItemDefinition,
  definitions: Definitions,
): Plug | undefined {
  const socket = sockets.find(({ role, plugHash }) => role === 'intrinsic' && plugHash !== undefined)
  const hash =
    socket?.plugHash ??
    item.sockets.find((entry) => roleOfSocket(entry, definitions) === 'intrinsic')?.initialPlug
  return hash === undefined ? undefined : definitions.plug(hash)
}

const FULL_LEVEL = 10

export function readMasterwork(
  sockets: readonly RoledSocket[],
  owned: OwnedItem,
  definitions: Definitions,
): Masterwork | undefined {
  const hash = sockets.find(({ role }) => role === 'masterwork')?.plugHash
  const plug = hash === undefined ? undefined : definitions.plug(hash)
  if (hash === undefined || !plug) return undefined
  const stat = masterworkStatOf(definitions.item(hash)?.plugCategory ?? '')
  const level = masterworkLevel(plug, stat, (owned.state & STATE.masterwork) !== 0)
  return { hash, name: plug.name, ...(stat ? { stat } : {}), level }
}

/** The name counts the level in every language ("Tier 5: Impact"); what is added to the stat differs by stat. */
function masterworkLevel(plug: Plug, stat: WeaponStat | undefined, full: boolean): number {
  if (full) return FULL_LEVEL
  const counted = /\d+/.exec(plug.name)?.[0] ?? Math.abs((stat && plug.stats?.[stat]) ?? 0)
  return Math.min(FULL_LEVEL, Number(counted))
}

export function readCatalyst(
  sockets: readonly RoledSocket[],
  owned: OwnedItem,
  definitions: Definitions,
): Weapon['catalyst'] {
  const hash = sockets.find(({ role }) => role === 'catalyst')?.plugHash
  const plug = hash === undefined ? undefined : definitions.plug(hash)
  if (hash === undefined || !plug) return undefined
  const objectives = list(at(owned.plugObjectives, String(hash)))
  const done = objectives.length > 0 && objectives.every((objective) => at(objective, 'complete') === true)
  return { hash, name: plug.name, complete: done || (owned.state & STATE.masterwork) !== 0 }
}

const WEAPON_LEVEL = 3077315735

/** The level of a crafted copy: an objective of the plug that tells how it was shaped. */
export function readLevel(owned: OwnedItem): number | undefined {
  for (const [, objectives] of entries(owned.plugObjectives)) {
    const level = list(objectives).find((objective) => at(objective, 'objectiveHash') === WEAPON_LEVEL)
    if (level) return number(at(level, 'progress'))
  }
  return undefined
}

/** Kills on the tracker that is plugged. */
export function readKills(sockets: readonly RoledSocket[], owned: OwnedItem): number | undefined {
  const hash = sockets.find(({ role }) => role === 'tracker')?.plugHash
  return hash === undefined
    ? undefined
    : number(at(list(at(owned.plugObjectives, String(hash)))[0], 'progress'))
}
