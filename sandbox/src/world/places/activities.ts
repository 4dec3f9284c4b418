import { readNumber, readText } from '@ai-vault/game/data-rows.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor, knownOr } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { named, optional, readFlag, readKeyed } from '../tables/columns.ts'
import type { WorldActivity } from '../world.ts'
import rows from './activity-modes.json' with { type: 'json' }
import { possibleModifiers } from './activity-modifiers.ts'
import {
  ACTIVITIES,
  ACTIVITY_KINDS,
  type ActivityKind,
  type ActivityKindKey,
  UNPLAYED_RAIDS,
} from './activity-rows.ts'
import type { DestinationKey } from './destination-rows.ts'
import { destinationHash, placeHash } from './destinations.ts'

const readMode = named({
  name: readText,
  hash: readNumber,
  /** Platform category: 0 none, 1 PvE, 2 PvP, 3 both. */
  category: readNumber,
  friendlyName: readText,
  parent: optional(readNumber),
  aggregate: optional(readFlag),
  team: optional(readFlag),
})
type ModeRow = ReturnType<typeof readMode>

/** Activity modes by the platform's number. A hash of 0 means ours. */
const ACTIVITY_MODES: Readonly<Record<number, ModeRow>> = readKeyed(rows, 'activity-modes.json', readMode)

const KINDS = Object.keys(ACTIVITY_KINDS) as ActivityKindKey[]

const modeHash = (mode: number): number =>
  knownOr(ACTIVITY_MODES[mode]?.hash ?? 0, 'activity-mode', String(mode))
const typeHash = (name: string): number => hashFor('activity-type', name)
export const activityHash = (name: string): number => hashFor('activity', name)

export const activityIcon = (kind: ActivityKindKey): string =>
  iconPath({ kind: 'activity', variant: KINDS.indexOf(kind) })

/** A mode is drawn like the first kind of activity that counts for it. */
const modeIcon = (mode: number): string => {
  const kind = KINDS.find((key) => (ACTIVITY_KINDS[key].modes as readonly number[]).includes(mode))
  return kind ? activityIcon(kind) : iconPath({ kind: 'activity', variant: KINDS.length })
}

const defineModes = (definitions: Definitions): void => {
  Object.entries(ACTIVITY_MODES).forEach(([number, row]: [string, ModeRow], order) => {
    definitions.define('DestinyActivityModeDefinition', modeHash(Number(number)), {
      displayProperties: display(row.name, '', modeIcon(Number(number))),
      pgcrImage: iconPath({ kind: 'activity-scene', seed: row.hash }),
      modeType: Number(number),
      activityModeCategory: row.category,
      isTeamBased: row.team ?? false,
      isAggregateMode: row.aggregate ?? false,
      parentHashes: row.parent === undefined ? [] : [modeHash(row.parent)],
      friendlyName: row.friendlyName,
      display: true,
      order,
    })
  })
}

const defineActivity = (
  definitions: Definitions,
  key: ActivityKindKey,
  name: string,
  destination: DestinationKey | undefined,
): WorldActivity => {
  const kind: ActivityKind = ACTIVITY_KINDS[key]
  const shown = display(name, `${kind.type} for a fireteam of up to ${kind.fireteam}.`, activityIcon(key))
  const hash = activityHash(name)
  definitions.define('DestinyActivityDefinition', hash, {
    displayProperties: shown,
    originalDisplayProperties: shown,
    releaseIcon: activityIcon(key),
    releaseTime: 0,
    activityLightLevel: kind.power,
    destinationHash: destination ? destinationHash(destination) : 0,
    placeHash: destination ? placeHash(destination) : 0,
    activityTypeHash: typeHash(kind.type),
    tier: 0,
    pgcrImage: iconPath({ kind: 'activity-scene', variant: KINDS.indexOf(key), seed: hash }),
    rewards: [],
    modifiers: possibleModifiers(key).map((activityModifierHash) => ({ activityModifierHash })),
    isPlaylist: false,
    challenges: [],
    optionalUnlockStrings: [],
    playlistItems: [],
    activityGraphList: [],
    matchmaking: {
      isMatchmade: kind.matchmade ?? false,
      minParty: 1,
      maxParty: kind.fireteam,
      maxPlayers: kind.players,
      requiresGuardianOath: false,
    },
    directActivityModeHash: modeHash(kind.modes[0] ?? 0),
    directActivityModeType: kind.modes[0] ?? 0,
    activityModeHashes: kind.modes.map(modeHash),
    activityModeTypes: kind.modes,
    loadouts: [],
    isPvP: kind.pvp ?? false,
    insertionPoints: [],
    activityLocationMappings: [],
  })
  return {
    hash,
    kind: key,
    name,
    modes: kind.modes,
    destinationHash: destination ? destinationHash(destination) : 0,
    minutes: kind.minutes,
    fireteam: kind.fireteam,
    pvp: kind.pvp ?? false,
  }
}

export const defineActivities = (definitions: Definitions): WorldActivity[] => {
  defineModes(definitions)
  for (const type of new Set(KINDS.map((key) => ACTIVITY_KINDS[key].type)))
    definitions.define('DestinyActivityTypeDefinition', typeHash(type), {
      displayProperties: display(type, ''),
    })
  for (const [name, destination] of UNPLAYED_RAIDS) defineActivity(definitions, 'raid', name, destination)
  return KINDS.flatMap((key) =>
    ACTIVITIES[key].map(([name, destination]) => defineActivity(definitions, key, name, destination)),
  )
}

/** Where a traveller lands when nothing else is chosen. */
export const freeroamActivity = (key: DestinationKey): number => {
  const open = [...ACTIVITIES.patrol, ...ACTIVITIES.social].find(([, destination]) => destination === key)
  return open ? activityHash(open[0]) : 0
}
