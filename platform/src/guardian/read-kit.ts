import { CLASSES } from '@ai-vault/game/items.ts'
import { ABILITY_KINDS, type AbilityKind, type Subclass } from '@ai-vault/game/kit.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { isArmor } from '../manifest/items/armor-kinds.ts'
import type { ItemDefinition, SocketDefinition } from '../manifest/items/item-definition.ts'
import { modSlotOf, readAbilityCategory } from '../manifest/items/kit-definitions.ts'
import { at, hash, isObject, list } from '../wire/read.ts'
import type { OwnedItem } from './items/owned-items.ts'

/**
 * Subclasses and mods. What may be put into their sockets is not said of the copies but of the plug sets that the sockets
 * name: of the character's for abilities, of the account's for mods.
 */
const SUBCLASS_BUCKET = 3284755031

export function readSubclasses(
  profile: unknown,
  owned: readonly OwnedItem[],
  definitions: Definitions,
): readonly Subclass[] {
  return owned.flatMap((copy) => {
    const item = copy.bucketHash === SUBCLASS_BUCKET ? definitions.item(copy.hash) : undefined
    return item ? readSubclass(profile, copy, item, definitions) : []
  })
}

function readSubclass(
  profile: unknown,
  copy: OwnedItem,
  item: ItemDefinition,
  definitions: Definitions,
): readonly Subclass[] {
  const { place, instanceId } = copy
  const classType = CLASSES[item.classType]
  if (place.in !== 'character' || instanceId === undefined || !classType) return []
  const sockets = item.sockets.map((socket) => ({ socket, ...kindOf(socket, definitions) }))
  const element = sockets.find(({ kind }) => kind === 'super')?.element
  if (!element) return []
  const sets = at(profile, 'characterPlugSets', 'data', place.characterId, 'plugs')
  const socketsOf = (kind: AbilityKind) => sockets.filter((each) => each.kind === kind)
  const unlockedOf = (kind: AbilityKind) => {
    const [first] = socketsOf(kind)
    if (!first) return []
    const usable =
      insertable(sets, first.socket) ??
      insertable(at(profile, 'profilePlugSets', 'data', 'plugs'), first.socket)
    const all = usable ?? allOf(first.socket, definitions)
    return all.filter((plug) => isAbility(plug, kind, first.socket, definitions))
  }
  const unlocked = Object.fromEntries(
    ABILITY_KINDS.map((kind) => [kind, unlockedOf(kind)]),
  ) as unknown as Subclass['unlocked']
  const empties = new Set(
    sockets.flatMap(({ kind, socket }) => (isOptional(kind) ? (socket.initialPlug ?? []) : [])),
  )
  return [
    {
      instanceId,
      hash: item.hash,
      name: item.name,
      icon: item.icon ?? '',
      characterId: place.characterId,
      classType,
      element,
      equipped: place.equipped,
      unlocked,
      probed: isObject(sets),
      aspectSockets: socketsOf('aspect').length,
      fragmentSockets: socketsOf('fragment').length,
      chosen: copy.sockets.flatMap(({ plugHash, enabled }) =>
        enabled && plugHash !== undefined && !empties.has(plugHash) ? [plugHash] : [],
      ),
    },
  ]
}

/** Aspects and fragments may be left out, and then an empty plug stands in the socket. */
const isOptional = (kind: AbilityKind | undefined) => kind === 'aspect' || kind === 'fragment'

function kindOf(socket: SocketDefinition, definitions: Definitions) {
  for (const plug of [socket.initialPlug ?? 0, ...allOf(socket, definitions)]) {
    const read = readAbilityCategory(definitions.item(plug)?.plugCategory ?? '')
    if (read) return read
  }
  return { kind: undefined, element: undefined }
}

const allOf = (socket: SocketDefinition, definitions: Definitions): readonly number[] =>
  socket.reusablePlugSet === undefined ? socket.plugs : definitions.plugSet(socket.reusablePlugSet)

function isAbility(plug: number, kind: AbilityKind, socket: SocketDefinition, definitions: Definitions) {
  if (isOptional(kind) && plug === socket.initialPlug) return false
  const item = definitions.item(plug)
  return item !== undefined && item.name !== '' && readAbilityCategory(item.plugCategory)?.kind === kind
}

/** What of a socket's plug set can be put in now; undefined where the platform says nothing of the set. */
function insertable(sets: unknown, socket: SocketDefinition): readonly number[] | undefined {
  const plugs = at(sets, String(socket.reusablePlugSet ?? ''))
  if (!Array.isArray(plugs)) return undefined
  return list(plugs).flatMap((plug) =>
    at(plug, 'canInsert') === false || at(plug, 'enabled') === false
      ? []
      : (hash(at(plug, 'plugItemHash')) ?? []),
  )
}

/** Of the plug sets that the account's own armor names, so that no set of ornaments and shaders is walked. */
export function readArmorMods(
  profile: unknown,
  owned: readonly OwnedItem[],
  definitions: Definitions,
): readonly number[] {
  const sets = at(profile, 'profilePlugSets', 'data', 'plugs')
  if (!isObject(sets)) return []
  const sockets = new Map<number, SocketDefinition>()
  for (const { hash: itemHash } of owned) {
    const item = definitions.item(itemHash)
    if (!item || !isArmor(item)) continue
    for (const socket of item.sockets) {
      if (socket.reusablePlugSet === undefined || sockets.has(socket.reusablePlugSet)) continue
      if (modSlotOf(definitions.item(socket.initialPlug ?? 0)?.plugCategory ?? '')) {
        sockets.set(socket.reusablePlugSet, socket)
      }
    }
  }
  const mods = new Set<number>()
  for (const socket of sockets.values()) {
    for (const plug of insertable(sets, socket) ?? []) {
      const item = definitions.item(plug)
      if (plug !== socket.initialPlug && item?.name && modSlotOf(item.plugCategory)) mods.add(plug)
    }
  }
  return [...mods]
}
