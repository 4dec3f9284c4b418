import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { wornFromBase } from '../guardian/items/armor-stats.ts'
import { type OwnedItem, readOwnedItems } from '../guardian/items/owned-items.ts'
import { rolesOfSockets } from '../guardian/items/socket-roles.ts'
import { readArmorPlugs } from '../guardian/items/translate-armor.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { ITEM_TABLE, SET_TABLE } from '../manifest/index/table-shapes.ts'
import { isArmor } from '../manifest/items/armor-kinds.ts'
import { type ItemDefinition, WEAPON_ITEM_TYPE } from '../manifest/items/item-definition.ts'
import { isUnreadCategory } from '../manifest/items/plug-roles.ts'
import { isWeaponStat } from '../manifest/items/stat-hashes.ts'
import { isDamageType, isRarity } from '../manifest/items/weapon-kinds.ts'
import { at, entries, hash, list, number } from '../wire/read.ts'
import type { Findings } from './findings.ts'

const HIGHEST_TIER = 5
const HIGHEST_LOCATION = 4
/** Locked, followed, masterworked, shaped, deepsight, enhanced. */
const KNOWN_STATES = 0b111111
const HIGHEST_BREAKER = 3

/** Compares the items of an answer with what was read of them. */
export function inspectItems(
  profile: unknown,
  guardian: Guardian,
  definitions: Definitions,
  findings: Findings,
): void {
  countUnreadable(profile, findings)
  const weapons = new Map(guardian.weapons.map((weapon) => [weapon.instanceId, weapon]))
  const armor = new Map(guardian.armor.map((piece) => [piece.instanceId, piece]))
  const kinds = new Set<number>()
  for (const owned of readOwnedItems(profile)) {
    const item = definitions.item(owned.hash)
    if (item && !kinds.has(item.hash)) inspectDefinition(item.hash, definitions, findings)
    kinds.add(owned.hash)
    if (!item) findings.add('unknown', 'item', owned.hash)
    else if (item.itemType === WEAPON_ITEM_TYPE)
      inspectWeapon(owned, item, weapons.get(owned.instanceId ?? ''), definitions, findings)
    else if (isArmor(item))
      inspectArmor(owned, item, armor.get(owned.instanceId ?? ''), definitions, findings)
  }
}

/** An item without a hash is nothing that could be looked up; places and states beyond the known ones are not told apart. */
function countUnreadable(profile: unknown, findings: Findings): void {
  const lists = [
    at(profile, 'profileInventory', 'data', 'items'),
    ...['characterInventories', 'characterEquipment'].flatMap((component) =>
      entries(at(profile, component, 'data')).map(([, inventory]) => at(inventory, 'items')),
    ),
  ]
  for (const item of lists.flatMap(list)) {
    if (!number(at(item, 'itemHash'))) findings.add('dropped', 'item without a hash')
    const location = number(at(item, 'location')) ?? 0
    if (location > HIGHEST_LOCATION) findings.add('unknown', 'item location', location)
    const bits = (number(at(item, 'state')) ?? 0) & ~KNOWN_STATES
    if (bits !== 0) findings.add('unknown', 'item state', bits)
  }
}

function inspectWeapon(
  owned: OwnedItem,
  item: ItemDefinition,
  weapon: Weapon | undefined,
  definitions: Definitions,
  findings: Findings,
): void {
  if (!weapon) {
    findings.add('dropped', 'weapon', item.hash)
    return
  }
  inspectGear(owned, item, definitions, findings)
  if (!weapon.frame) findings.add('missing', 'weapon frame', item.hash)
  if (!weapon.columns.some(({ kind }) => kind === 'trait'))
    findings.add('missing', 'weapon traits', item.hash)
  const damage = number(at(owned.instance, 'damageType'))
  if (damage !== undefined && !isDamageType(damage)) findings.add('unknown', 'damage type', damage)
  const breaker = number(at(owned.instance, 'breakerType')) ?? 0
  if (breaker > HIGHEST_BREAKER) findings.add('unknown', 'breaker type', breaker)
  for (const [statHash] of entries(owned.stats))
    if (!isWeaponStat(Number(statHash))) findings.add('unknown', 'weapon stat', Number(statHash))
}

function inspectArmor(
  owned: OwnedItem,
  item: ItemDefinition,
  piece: ArmorPiece | undefined,
  definitions: Definitions,
  findings: Findings,
): void {
  if (!piece) {
    findings.add('dropped', 'armor', item.hash)
    return
  }
  inspectGear(owned, item, definitions, findings)
  if (piece.armor3 && !piece.archetype) findings.add('missing', 'armor archetype', item.hash)
  if (piece.set && !definitions.named(SET_TABLE, piece.set.hash))
    findings.add('unknown', 'armor set', piece.set.hash)
  if (owned.stats === undefined) return
  const worn = wornFromBase(
    readArmorPlugs(rolesOfSockets(owned, item, definitions), owned, item, definitions),
    piece.base,
  )
  if (worn.some((value, index) => value !== piece.stats[index]))
    findings.add('disagrees', 'armor stats', item.hash)
}

/** What weapons and armor have alike: rarity, tier, and what is in their sockets. */
function inspectGear(
  owned: OwnedItem,
  item: ItemDefinition,
  definitions: Definitions,
  findings: Findings,
): void {
  if (!isRarity(item.tierType)) findings.add('unknown', 'rarity', item.tierType)
  const tier = number(at(owned.instance, 'gearTier')) ?? 0
  if (tier > HIGHEST_TIER) findings.add('unknown', 'gear tier', tier)
  for (const { plugHash, enabled, hidden } of owned.sockets) {
    if (plugHash === undefined || !enabled) continue
    const plug = definitions.item(plugHash)
    if (!plug) findings.add('unknown', 'plug', plugHash)
    else if (!hidden && plug.role === 'other' && !isUnreadCategory(plug.plugCategory))
      findings.add('unknown', 'plug category', plug.plugCategory || plug.hash)
  }
}

/** Fields of an item's definition that the translation rests on, with their JSON types. */
const FIELDS: readonly (readonly [path: string, type: string, present: 'always' | 'sometimes'])[] = [
  ['displayProperties.name', 'string', 'always'],
  ['displayProperties.icon', 'string', 'sometimes'],
  ['itemType', 'number', 'always'],
  ['itemSubType', 'number', 'sometimes'],
  ['classType', 'number', 'always'],
  ['itemTypeDisplayName', 'string', 'sometimes'],
  ['inventory.bucketTypeHash', 'number', 'always'],
  ['inventory.tierType', 'number', 'always'],
  ['equippingBlock.ammoType', 'number', 'sometimes'],
  ['investmentStats', 'array', 'sometimes'],
  ['stats.stats', 'object', 'sometimes'],
  ['sockets.socketEntries', 'array', 'sometimes'],
  ['sockets.socketCategories', 'array', 'sometimes'],
  ['perks', 'array', 'sometimes'],
]

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/** What of an item's definition is not as it was, and sockets of a type, or in a category, that no definition explains. */
function inspectDefinition(itemHash: number, definitions: Definitions, findings: Findings): void {
  const definition = definitions.definition(ITEM_TABLE, itemHash)
  for (const [path, type, present] of FIELDS) {
    const value = at(definition, ...path.split('.'))
    if (value === undefined) {
      if (present === 'always') findings.add('missing', `item definition: ${path}`, itemHash)
    } else if (typeOf(value) !== type) findings.add('wrong-type', `item definition: ${path}`, typeOf(value))
  }
  const check = (what: string, table: string, each: number | undefined) => {
    if (each !== undefined && definitions.definition(table, each) === undefined)
      findings.add('unknown', what, each)
  }
  const sockets = at(definition, 'sockets')
  for (const category of list(at(sockets, 'socketCategories')))
    check('socket category', 'DestinySocketCategoryDefinition', hash(at(category, 'socketCategoryHash')))
  for (const entry of list(at(sockets, 'socketEntries')))
    check('socket type', 'DestinySocketTypeDefinition', hash(at(entry, 'socketTypeHash')))
}
