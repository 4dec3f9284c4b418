import { type ArmorPiece, CLASSES, type StatLine } from '@ai-vault/game/items.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import { armorSlot } from '../../manifest/items/armor-kinds.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'
import type { PlugRole } from '../../manifest/items/plug-roles.ts'
import { at, count } from '../../wire/read.ts'
import { readSet } from './armor-set.ts'
import { type ArmorPlugs, armorStats, masterworkLevel } from './armor-stats.ts'
import { readTunable, readTuning } from './armor-tuning.ts'
import { type AccountFacts, gearBasics, gearTier, STATE } from './item-basics.ts'
import type { OwnedItem } from './owned-items.ts'
import { type RoledSocket, rolesOfSockets } from './socket-roles.ts'
import { addLines, listedLine, NO_STATS, statLine, steadyLine } from './stat-lines.ts'

/** Older armor has masterwork plugs of the same family, with the resistance in their name. */
const ARMOR_3_MASTERWORK = 'v460.plugs.armor.masterworks'
const LEGACY_MASTERWORK_LEVEL = 10

/** Undefined for what calls itself armor but fits no slot. */
export function translateArmor(
  owned: OwnedItem,
  item: ItemDefinition,
  definitions: Definitions,
  account: AccountFacts,
): ArmorPiece | undefined {
  const slot = armorSlot(item)
  if (!slot || owned.instanceId === undefined) return undefined
  const basics = gearBasics(owned, owned.instanceId, item, definitions, account)
  const sockets = rolesOfSockets(owned, item, definitions)
  const plugged = (role: PlugRole) => pluggedItems(sockets, role, definitions)
  const mods = modsIn(sockets, definitions)
  const archetype = plugged('archetype')[0]?.name
  const plugs = readArmorPlugs(sockets, owned, item, definitions)
  const { armor3, masterwork, tuning } = plugs
  const tunable = readTunable(sockets, definitions)
  const set = readSet(item, plugged('set-selector')[0], definitions)
  const classType = CLASSES[item.classType]
  return {
    ...basics,
    kind: 'armor',
    slot,
    ...(classType ? { classType } : {}),
    ...(archetype ? { archetype } : {}),
    ...armorStats(plugs, readWorn(owned.stats)),
    masterworkLevel: armor3 ? masterworkLevel(masterwork) : legacyLevel(owned),
    energy: readEnergy(owned),
    armor3,
    artifice: sockets.some(({ role }) => role === 'artifice'),
    ...(tunable ? { tunable } : {}),
    ...(tuning ? { tuning } : {}),
    ...(set ? { set } : {}),
    setWildcard: sockets.some(({ role }) => role === 'set-selector'),
    exoticPerks: basics.rarity === 'exotic' ? perkNames(plugged('intrinsic')) : [],
    mods: mods.flatMap((mod) => (isEmptySocket(mod, item) ? [] : (definitions.plug(mod.hash) ?? []))),
  }
}

/** What the stats of a piece are made of. */
export function readArmorPlugs(
  sockets: readonly RoledSocket[],
  owned: OwnedItem,
  item: ItemDefinition,
  definitions: Definitions,
): ArmorPlugs {
  const plugged = (role: PlugRole) => pluggedItems(sockets, role, definitions)
  const [masterwork] = plugged('armor-masterwork')
  const isNew = plugged('archetype').length > 0 || masterwork?.plugCategory === ARMOR_3_MASTERWORK
  return {
    armor3: isNew || gearTier(owned.instance) !== undefined,
    statPlugs: plugged('armor-stat').map(listedLine).reduce(addLines, listedLine(item)),
    masterwork,
    tuning: readTuning(plugged('tuning')[0]),
    mods: modsIn(sockets, definitions).map(steadyLine).reduce(addLines, NO_STATS),
  }
}

const modsIn = (sockets: readonly RoledSocket[], definitions: Definitions): readonly ItemDefinition[] => [
  ...pluggedItems(sockets, 'armor-mod', definitions),
  ...pluggedItems(sockets, 'artifice', definitions),
]

const pluggedItems = (sockets: readonly RoledSocket[], role: PlugRole, definitions: Definitions) =>
  sockets.flatMap((socket) =>
    socket.role === role && socket.enabled && socket.plugHash !== undefined
      ? (definitions.item(socket.plugHash) ?? [])
      : [],
  )

function readWorn(component: unknown): StatLine | undefined {
  if (component === undefined) return undefined
  return statLine((statHash) => count(at(component, String(statHash), 'value')))
}

const legacyLevel = (owned: OwnedItem): number =>
  (owned.state & STATE.masterwork) !== 0 ? LEGACY_MASTERWORK_LEVEL : 0

const readEnergy = (owned: OwnedItem): ArmorPiece['energy'] => ({
  capacity: count(at(owned.instance, 'energy', 'energyCapacity')),
  used: count(at(owned.instance, 'energy', 'energyUsed')),
})

/** An empty socket holds a plug too, and its name says so. */
const isNamedEmpty = ({ name }: ItemDefinition): boolean => name === '' || name.startsWith('Empty ')

const perkNames = (perks: readonly ItemDefinition[]): readonly string[] =>
  perks.filter((perk) => !isNamedEmpty(perk)).map(({ name }) => name)

/** In every language an empty mod socket holds the plug it started with. */
const isEmptySocket = (mod: ItemDefinition, item: ItemDefinition): boolean =>
  isNamedEmpty(mod) || item.sockets.some(({ initialPlug }) => initialPlug === mod.hash)
