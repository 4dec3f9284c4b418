import { readNumber, readText } from '@ai-vault/game/data-rows.ts'
import { listOf, named, readKeyed } from '../tables/columns.ts'
import rows from './destinations.json' with { type: 'json' }

export type DestinationKey = keyof typeof rows

/** Where guardians go: the game's names, our descriptions. A hash of 0 means ours. */
export const DESTINATIONS = readKeyed(
  rows,
  'destinations.json',
  named({ name: readText, hash: readNumber, place: readText, text: readText, zones: listOf(readText) }),
)
export type DestinationRow = (typeof DESTINATIONS)[DestinationKey]
