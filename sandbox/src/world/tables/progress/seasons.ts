import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { named } from '../columns.ts'
import rows from './data/seasons.json' with { type: 'json' }

/** The seasons since season passes began. A hash of 0 means ours. */
export const SEASONS = readRows(
  rows,
  'seasons.json',
  named({ number: readNumber, hash: readNumber, name: readText, start: readText, end: readText }),
)
export type SeasonRow = (typeof SEASONS)[number]
