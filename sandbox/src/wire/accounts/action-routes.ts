import type { FastifyInstance } from 'fastify'
import { ADVANCED_WRITE_ACTIONS, MOVE_EQUIP_DESTINY_ITEMS } from '../../oauth/scopes.ts'
import { WireError } from '../platform-errors.ts'

/** What changes an account, and the scope each of these calls takes. */
const ACTIONS: Readonly<Record<string, number>> = {
  'Items/TransferItem': MOVE_EQUIP_DESTINY_ITEMS,
  'Items/PullFromPostmaster': MOVE_EQUIP_DESTINY_ITEMS,
  'Items/EquipItem': MOVE_EQUIP_DESTINY_ITEMS,
  'Items/EquipItems': MOVE_EQUIP_DESTINY_ITEMS,
  'Items/SetLockState': MOVE_EQUIP_DESTINY_ITEMS,
  'Items/SetTrackedState': MOVE_EQUIP_DESTINY_ITEMS,
  'Items/InsertSocketPlugFree': MOVE_EQUIP_DESTINY_ITEMS,
  'Items/InsertSocketPlug': ADVANCED_WRITE_ACTIONS,
  'Loadouts/EquipLoadout': MOVE_EQUIP_DESTINY_ITEMS,
  'Loadouts/SnapshotLoadout': MOVE_EQUIP_DESTINY_ITEMS,
  'Loadouts/UpdateLoadoutIdentifiers': MOVE_EQUIP_DESTINY_ITEMS,
  'Loadouts/ClearLoadout': MOVE_EQUIP_DESTINY_ITEMS,
}

/**
 * Demo guardians follow from seed and clock alone, so nothing here can change them: an application with the scope is
 * told that its player is not in the game, which on the platform too keeps most of these from being done.
 */
export function registerActionRoutes(app: FastifyInstance): void {
  for (const [action, scope] of Object.entries(ACTIONS))
    app.post(`/Destiny2/Actions/${action}/`, (request) => {
      const { card, scopes } = request.caller
      if (!card) throw new WireError(99)
      throw new WireError((scopes & scope) === 0 ? 2108 : 1635)
    })
}
