import type { Definitions } from '../../manifest/definitions.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'
import type { PlugRole } from '../../manifest/items/plug-roles.ts'
import { roleOfSocket } from '../../manifest/items/weapon-definitions.ts'
import type { OwnedItem, OwnedSocket } from './owned-items.ts'

/** What a drop rolls is kept in sockets that the game does not show; in every other role a hidden socket is none. */
const ROLLED_UNSEEN: ReadonlySet<PlugRole> = new Set(['archetype', 'armor-stat'])

/**
 * Reads sockets by what sits in them. The plug's own category tells its role; where the plug is
 * missing or unknown, what else the socket takes does.
 */
export interface RoledSocket extends OwnedSocket {
  readonly index: number
  readonly role: PlugRole
}

export function rolesOfSockets(
  owned: OwnedItem,
  item: ItemDefinition,
  definitions: Definitions,
): readonly RoledSocket[] {
  const roleOfPlug = (hash: number | undefined) =>
    hash === undefined ? 'other' : (definitions.item(hash)?.role ?? 'other')
  const roleOf = (socket: OwnedSocket, index: number): PlugRole => {
    const plugged = roleOfPlug(socket.plugHash)
    if (plugged !== 'other') return plugged
    const offered = (socket.options ?? []).map(roleOfPlug).find((role) => role !== 'other')
    return offered ?? roleOfSocket(item.sockets[index], definitions)
  }
  return owned.sockets.map((socket, index) => {
    const role = roleOf(socket, index)
    return { ...socket, index, role: socket.hidden && !ROLLED_UNSEEN.has(role) ? 'other' : role }
  })
}
