import type { ItemPlace } from '@ai-vault/game/items.ts'
import { at, count, entries, hash, id, list, number, object, words } from '../../wire/read.ts'

/** One item of the wire with everything the platform says about this copy. */
export interface OwnedItem {
  readonly hash: number
  readonly instanceId?: string
  readonly quantity: number
  readonly bucketHash: number
  readonly state: number
  /** Which edition of an item that came out more than once. */
  readonly version: number
  readonly expiresAt?: string
  readonly place: ItemPlace
  readonly instance: unknown
  readonly stats: unknown
  readonly sockets: readonly OwnedSocket[]
  readonly plugObjectives: unknown
  readonly objectives: unknown
}

export interface OwnedSocket {
  readonly plugHash?: number
  readonly enabled: boolean
  /** Not shown in the game: nothing can be put in, and what sits there is either a roll or a leftover. */
  readonly hidden: boolean
  /** What this copy can switch to; undefined where the platform does not say. */
  readonly options?: readonly number[]
}

export const VAULT_BUCKET = 138197802
const POSTMASTER_BUCKET = 215593132
const POSTMASTER_LOCATION = 4

/** Everything the account holds: vault and account-wide items, then what each character carries and wears. */
export function readOwnedItems(profile: unknown): readonly OwnedItem[] {
  const details = at(profile, 'itemComponents')
  const vault = list(at(profile, 'profileInventory', 'data', 'items')).flatMap((item) =>
    readItem(item, { in: 'vault' }, details),
  )
  const carried = entries(at(profile, 'characterInventories', 'data')).flatMap(([characterId, inventory]) =>
    list(at(inventory, 'items')).flatMap((item) => readItem(item, carriedPlace(item, characterId), details)),
  )
  const worn = entries(at(profile, 'characterEquipment', 'data')).flatMap(([characterId, equipment]) =>
    list(at(equipment, 'items')).flatMap((item) =>
      readItem(item, { in: 'character', characterId, equipped: true }, details),
    ),
  )
  return [...vault, ...carried, ...worn]
}

function carriedPlace(item: unknown, characterId: string): ItemPlace {
  const atPostmaster =
    at(item, 'bucketHash') === POSTMASTER_BUCKET || at(item, 'location') === POSTMASTER_LOCATION
  return atPostmaster ? { in: 'postmaster', characterId } : { in: 'character', characterId, equipped: false }
}

function readItem(item: unknown, place: ItemPlace, details: unknown): readonly OwnedItem[] {
  const itemHash = hash(at(item, 'itemHash'))
  if (itemHash === undefined) return []
  const instanceId = id(at(item, 'itemInstanceId'))
  const expiresAt = words(at(item, 'expirationDate'))
  const detail = (component: string) =>
    instanceId === undefined ? undefined : at(details, component, 'data', instanceId)
  return [
    {
      hash: itemHash,
      ...(instanceId ? { instanceId } : {}),
      quantity: number(at(item, 'quantity')) ?? 1,
      bucketHash: count(at(item, 'bucketHash')),
      state: count(at(item, 'state')),
      version: count(at(item, 'versionNumber')),
      ...(expiresAt ? { expiresAt } : {}),
      place,
      instance: detail('instances'),
      stats: at(detail('stats'), 'stats'),
      sockets: readSockets(detail('sockets'), detail('reusablePlugs')),
      plugObjectives: at(detail('plugObjectives'), 'objectivesPerPlug'),
      objectives: at(detail('objectives'), 'objectives'),
    },
  ]
}

function readSockets(sockets: unknown, reusablePlugs: unknown): readonly OwnedSocket[] {
  const options = object(at(reusablePlugs, 'plugs'))
  return list(at(sockets, 'sockets')).map((socket, index) => {
    const plugHash = hash(at(socket, 'plugHash'))
    const choices = options[index]
    return {
      ...(plugHash ? { plugHash } : {}),
      enabled: at(socket, 'isEnabled') !== false,
      hidden: at(socket, 'isVisible') === false,
      ...(choices === undefined
        ? {}
        : { options: list(choices).flatMap((plug) => hash(at(plug, 'plugItemHash')) ?? []) }),
    }
  })
}
