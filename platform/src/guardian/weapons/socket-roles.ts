import type { Definitions } from '../../manifest/definitions.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'
import type { PlugRole } from '../../manifest/items/plug-roles.ts'
import { roleOfSocket } from '../../manifest/items/weapon-definitions.ts'
import type { OwnedItem, OwnedSocket } from '../owned-items.ts'

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
  return owned.sockets.map((socket, index) => {
    const plugged = roleOfPlug(socket.plugHash)
    if (plugged !== 'other') return { ...socket, index, role: plugged }
    const offered = (socket.options ?? []).map(roleOfPlug).find((role) => role !== 'other')
    return { ...socket, index, role: offered ?? roleOfSocket(item.sockets[index], definitions) }
  })
}
