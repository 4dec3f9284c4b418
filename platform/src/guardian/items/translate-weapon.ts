import type { ChampionType, Weapon, WeaponStat } from '@ai-vault/game/items.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'
import { WEAPON_STAT_BY_HASH } from '../../manifest/items/stat-hashes.ts'
import { displayStats } from '../../manifest/items/weapon-definitions.ts'
import { ammoType, damageType, rarity, weaponSlot, weaponType } from '../../manifest/items/weapon-kinds.ts'
import { at, entries, number } from '../../wire/read.ts'
import { type AccountFacts, gearBasics, STATE } from './item-basics.ts'
import type { OwnedItem } from './owned-items.ts'
import { rolesOfSockets } from './socket-roles.ts'
import {
  readCatalyst,
  readColumns,
  readFrame,
  readKills,
  readLevel,
  readMasterwork,
} from './weapon-sockets.ts'

const CHAMPIONS: Readonly<Record<number, ChampionType>> = { 1: 'barrier', 2: 'overload', 3: 'unstoppable' }

/** Undefined for weapons without a type or slot the game knows; they are counted with the rest. */
export function translateWeapon(
  owned: OwnedItem,
  item: ItemDefinition,
  definitions: Definitions,
  account: AccountFacts,
): Weapon | undefined {
  const type = weaponType(item)
  const slot = weaponSlot(item)
  if (!type || !slot || owned.instanceId === undefined) return undefined
  const sockets = rolesOfSockets(owned, item, definitions)
  const frame = readFrame(sockets, item, definitions)
  const masterwork = readMasterwork(sockets, owned, definitions)
  const catalyst = readCatalyst(sockets, owned, definitions)
  const kills = readKills(sockets, owned)
  const level = readLevel(owned)
  const champion = CHAMPIONS[number(at(owned.instance, 'breakerType')) ?? 0] ?? CHAMPIONS[item.breakerType]
  return {
    ...gearBasics(owned, owned.instanceId, item, definitions, account),
    kind: 'weapon',
    type,
    slot,
    ammo: ammoType(item, type, slot),
    element: damageType(number(at(owned.instance, 'damageType')), item.damageType),
    ...(frame ? { frame } : {}),
    columns: readColumns(sockets, definitions),
    ...(masterwork ? { masterwork } : {}),
    ...(catalyst ? { catalyst } : {}),
    stats: owned.stats === undefined ? displayStats(item) : readWeaponStats(owned.stats),
    ...(champion ? { champion } : {}),
    ...readShaping(owned, item, definitions),
    deepsight: hasPatternToDraw(owned, item, definitions, account),
    ...(level === undefined ? {} : { level }),
    ...(kills === undefined ? {} : { kills }),
    ...(isHeldInCollections(item, account) ? { inCollections: true } : {}),
  }
}

/**
 * The platform sets the crafted bit on every copy whose perks were worked on. Where the weapon has a pattern it was
 * shaped from that; where it has none, a dropped copy was enhanced.
 */
const readShaping = (
  { state }: OwnedItem,
  { name }: ItemDefinition,
  definitions: Definitions,
): Pick<Weapon, 'crafted' | 'enhanced'> => {
  const worked = (state & STATE.crafted) !== 0
  const crafted = worked && definitions.patternOf(name) !== undefined
  return { crafted, enhanced: (worked && !crafted) || (state & STATE.enhanced) !== 0 }
}

/** The platform marks copies whatever the pattern's record says; from a complete pattern nothing is left to draw. */
const hasPatternToDraw = (
  { state }: OwnedItem,
  { name }: ItemDefinition,
  definitions: Definitions,
  account: AccountFacts,
): boolean => {
  const pattern = definitions.patternOf(name)
  return (state & STATE.deepsight) !== 0 && !(pattern !== undefined && account.isDone(pattern))
}

/** Only an exotic comes out of collections as it went in. */
const isHeldInCollections = (item: ItemDefinition, account: AccountFacts): boolean =>
  rarity(item) === 'exotic' &&
  item.collectibleHash !== undefined &&
  account.isInCollections(item.collectibleHash)

function readWeaponStats(component: unknown): Partial<Record<WeaponStat, number>> {
  const stats: Partial<Record<WeaponStat, number>> = {}
  for (const [statHash, entry] of entries(component)) {
    const stat = WEAPON_STAT_BY_HASH.get(Number(statHash))
    const value = number(at(entry, 'value'))
    if (stat && value !== undefined) stats[stat] = value
  }
  return stats
}
