import type { Definitions } from '../manifest/definitions.ts'
import type { ItemDefinition } from '../manifest/item-definition.ts'
import { type PlugRole, roleOfCategory } from '../manifest/plug-roles.ts'
import { roleOfSocket } from '../manifest/weapon-definitions.ts'
import type { OwnedItem, OwnedSocket } from './owned-items.ts'

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
  const categoryRole = (hash: number | undefined) =>
    hash === undefined ? 'other' : roleOfCategory(definitions.item(hash)?.plugCategory ?? '')
  return owned.sockets.map((socket, index) => {
    const plugged = categoryRole(socket.plugHash)
    if (plugged !== 'other') return { ...socket, index, role: plugged }
    const offered = (socket.options ?? []).map(categoryRole).find((role) => role !== 'other')
    return { ...socket, index, role: offered ?? roleOfSocket(item.sockets[index], definitions) }
  })
}
