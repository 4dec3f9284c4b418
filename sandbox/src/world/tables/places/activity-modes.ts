import { readNumber, readText } from '@ai-vault/game/data-rows.ts'
import { named, optional, readFlag, readKeyed } from '../columns.ts'
import rows from './data/activity-modes.json' with { type: 'json' }

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
export type ModeRow = ReturnType<typeof readMode>

/** Activity modes by the platform's number. A hash of 0 means ours. */
export const ACTIVITY_MODES: Readonly<Record<number, ModeRow>> = readKeyed(
  rows,
  'activity-modes.json',
  readMode,
)
