import {
  ARMOR_STATS,
  type ArmorPiece,
  type ArmorStat,
  CLASSES,
  type StatLine,
  type Tuning,
} from '@ai-vault/game/items.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import { SET_TABLE } from '../../manifest/index/table-shapes.ts'
import { armorSlot } from '../../manifest/items/armor-kinds.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'
import type { PlugRole } from '../../manifest/items/plug-roles.ts'
import { at, count } from '../../wire/read.ts'
import { type ArmorPlugs, armorStats, masterworkLevel } from './armor-stats.ts'
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

/**
 * Which set each selector mod stands for. The definitions do not say, and the names of mods and sets differ
 * ("Accretion" selects Collective Psyche), so it is a table; for a newer mod the set named in it is looked for.
 */
const SELECTED_SETS: Readonly<Record<number, number>> = {
  139044974: 2132906400, // New Demotic
  139044987: 2391762223, // Swordmaster
  721111598: 239346083, // Techsec
  721111611: 3252452908, // Last Discipline
  1012508294: 2258577662, // Wild Anthem
  1012508307: 3734029045, // Ferropotent
  1220635053: 3259216565, // Twofold Crown
  1220635064: 1083114430, // Bushido
  1404854454: 1223381128, // Aion Renewal
  1530138662: 2450108908, // Wayward Psyche
  1841728090: 4222859846, // Sage Protector
  2824493179: 1007956300, // Collective Psyche
  2872740129: 2151917545, // Thriving Survivor
  3573256294: 2947197258, // Disaster Corps
  3573256307: 2751989785, // Smoke Jumper
  3782433407: 3737690559, // Lustrous
  3834187337: 305966751, // Iron Panoply
  3874641219: 2839368623, // Shrewd Survivor
  4119627352: 894715166, // Aion Adapter
}

/** The set a piece counts for: the one its selector chose, or its own. */
function readSet(
  item: ItemDefinition,
  selector: ItemDefinition | undefined,
  definitions: Definitions,
): ArmorPiece['set'] {
  const hash = (selector && selectedSet(selector, definitions)) ?? item.setHash
  if (hash === undefined) return undefined
  return { hash, name: definitions.named(SET_TABLE, hash)?.name ?? '' }
}

function selectedSet(selector: ItemDefinition, definitions: Definitions): number | undefined {
  const known = SELECTED_SETS[selector.hash]
  if (known !== undefined) return known
  const sets = [...definitions.armorSets().values()]
  return sets.find(({ name }) => name !== '' && selector.name.includes(name))?.hash
}

/** What a plug in the tuning socket does: one stat up and one down, or a little of everything. Empty: nothing. */
function readTuning(plug: ItemDefinition | undefined): Tuning | undefined {
  if (!plug) return undefined
  const line = listedLine(plug)
  const plus = statWhere(line, (value) => value > 0)
  const minus = statWhere(line, (value) => value < 0)
  if (plus && minus) return { kind: 'directional', plus, minus }
  return plus ? { kind: 'balanced' } : undefined
}

const statWhere = (line: StatLine, found: (value: number) => boolean): ArmorStat | undefined =>
  ARMOR_STATS[line.findIndex(found)]

/** The tuned stat is the one that every directional choice of this copy raises; several mean it is free. */
function readTunable(sockets: readonly RoledSocket[], definitions: Definitions): ArmorPiece['tunable'] {
  const socket = sockets.find(({ role, enabled }) => role === 'tuning' && enabled)
  if (!socket) return undefined
  const offered = [...(socket.options ?? []), socket.plugHash ?? 0].flatMap((hash) => {
    const tuning = readTuning(definitions.item(hash))
    return tuning?.kind === 'directional' ? [tuning.plus] : []
  })
  const raised = ARMOR_STATS.filter((stat) => offered.includes(stat))
  return raised.length > 1 ? 'any' : raised[0]
}
