import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { byKey, readKey } from '../tables/cells.ts'
import { listOf, named, optional, readFlag, readKeyed } from '../tables/columns.ts'
import placeRows from './activities.json' with { type: 'json' }
import kindRows from './activity-kinds.json' with { type: 'json' }
import { DESTINATIONS, type DestinationKey } from './destination-rows.ts'

export type ActivityKindKey = keyof typeof kindRows

/** What an activity is, told once for all of its kind; platform modes, the most specific first. */
export const ACTIVITY_KINDS = readKeyed(
  kindRows,
  'activity-kinds.json',
  named({
    type: readText,
    modes: listOf(readNumber),
    minutes: readNumber,
    fireteam: readNumber,
    players: readNumber,
    power: readNumber,
    matchmade: optional(readFlag),
    pvp: optional(readFlag),
  }),
)
export type ActivityKind = (typeof ACTIVITY_KINDS)[ActivityKindKey]

/** Some raids and dungeons lie on worlds that can no longer be travelled to: these have no destination. */
type Place = readonly [name: string, destination?: DestinationKey | undefined]

const readDestination = optional((cell) => readKey(cell, DESTINATIONS))

const PLACES = readRows(placeRows, 'activities.json', ([kind, name, destination]) => ({
  kind: readKey(kind, ACTIVITY_KINDS),
  place: [readText(name), readDestination(destination)] as const,
}))

/** Activities by kind: the game's names and where they take place. */
export const ACTIVITIES = byKey(Object.keys(ACTIVITY_KINDS) as ActivityKindKey[], (key): readonly Place[] =>
  PLACES.filter(({ kind }) => kind === key).map(({ place }) => place),
)

/** Raids that can be looked up and that the week names, and that nobody here has played. */
export const UNPLAYED_RAIDS: readonly Place[] = [['Vow of the Disciple: Master', 'throne-world']]
