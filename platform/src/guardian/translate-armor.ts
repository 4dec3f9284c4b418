import { ARMOR_STATS, type ArmorPiece, type ArmorSlot, CLASSES, type StatLine } from '@ai-vault/game/items.ts'
import type { Definitions } from '../manifest/definitions.ts'
import type { ItemDefinition } from '../manifest/item-definition.ts'
import { SET_TABLE } from '../manifest/table-shapes.ts'
import { at, count } from '../wire/read.ts'
import { armorStats, masterworkLevel, readTuning } from './armor-stats.ts'
import { gearBasics, type LoadoutsOf, STATE } from './item-basics.ts'
import type { OwnedItem } from './owned-items.ts'
import { addLines, investmentLine, NO_STATS, statLine } from './stat-lines.ts'
import { type RoledSocket, rolesOfSockets } from './weapon-sockets.ts'

const SLOT_BY_BUCKET: Readonly<Record<number, ArmorSlot>> = {
  3448274439: 'helmet',
  3551918588: 'gauntlets',
  14239492: 'chest',
  20886954: 'legs',
  1585787867: 'class-item',
}

/** Older armor has masterwork plugs of the same family, with the resistance in their name. */
const ARMOR_3_MASTERWORK = 'v460.plugs.armor.masterworks'
const LEGACY_MASTERWORK_LEVEL = 10

export function translateArmor(
  owned: OwnedItem,
  item: ItemDefinition,
  definitions: Definitions,
  loadoutsOf: LoadoutsOf,
): ArmorPiece | undefined {
  const slot = SLOT_BY_BUCKET[item.bucketHash]
  if (!slot || owned.instanceId === undefined) return undefined
  const basics = gearBasics(owned, owned.instanceId, item, definitions, loadoutsOf)
  const sockets = rolesOfSockets(owned, item, definitions)
  const plugged = (role: RoledSocket['role']) =>
    sockets.flatMap((socket) =>
      socket.role === role && socket.enabled && socket.plugHash !== undefined
        ? (definitions.item(socket.plugHash) ?? [])
        : [],
    )
  const masterwork = plugged('armor-masterwork')[0]
  const archetype = plugged('archetype')[0]?.name
  const armor3 = basics.tier !== undefined || !!archetype || masterwork?.plugCategory === ARMOR_3_MASTERWORK
  const tuning = readTuning(plugged('tuning')[0])
  const tunable = readTunable(sockets, definitions)
  const sum = (items: readonly ItemDefinition[]) => items.map(investmentLine).reduce(addLines, NO_STATS)
  const mods = [...plugged('armor-mod'), ...plugged('artifice')]
  const { base, stats } = armorStats(
    {
      armor3,
      statPlugs: addLines(investmentLine(item), sum(plugged('armor-stat'))),
      masterwork,
      tuning,
      mods: sum(mods),
    },
    readWorn(owned.stats),
  )
  const legacyLevel = (owned.state & STATE.masterwork) !== 0 ? LEGACY_MASTERWORK_LEVEL : 0
  const set = readSet(item, mods, definitions)
  const classType = CLASSES[item.classType]
  return {
    ...basics,
    kind: 'armor',
    slot,
    ...(classType ? { classType } : {}),
    ...(archetype ? { archetype } : {}),
    base,
    stats,
    masterworkLevel: armor3 ? masterworkLevel(masterwork) : legacyLevel,
    energy: {
      capacity: count(at(owned.instance, 'energy', 'energyCapacity')),
      used: count(at(owned.instance, 'energy', 'energyUsed')),
    },
    armor3,
    artifice: sockets.some(({ role }) => role === 'artifice'),
    ...(tunable ? { tunable } : {}),
    ...(tuning ? { tuning } : {}),
    ...(set ? { set } : {}),
    setWildcard: false,
    exoticPerks: basics.rarity === 'exotic' ? plugged('intrinsic').flatMap(({ name }) => name || []) : [],
    mods: mods.flatMap((mod) => (isEmptyPlug(mod, item) ? [] : (definitions.plug(mod.hash) ?? []))),
  }
}

function readWorn(component: unknown): StatLine | undefined {
  if (component === undefined) return undefined
  return statLine((statHash) => count(at(component, String(statHash), 'value')))
}

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

function readSet(
  item: ItemDefinition,
  _mods: readonly ItemDefinition[],
  definitions: Definitions,
): ArmorPiece['set'] {
  if (item.setHash === undefined) return undefined
  return { hash: item.setHash, name: definitions.named(SET_TABLE, item.setHash)?.name ?? '' }
}

/** An empty socket holds a plug too: the one it starts with, or one that says so where sockets are unknown. */
const isEmptyPlug = (plug: ItemDefinition, item: ItemDefinition): boolean =>
  item.sockets.some(({ initialPlug }) => initialPlug === plug.hash) || /^(Empty |$)/.test(plug.name)
