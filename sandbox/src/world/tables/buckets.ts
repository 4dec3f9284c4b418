import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { readFlag, tuple } from './columns.ts'
import rows from './data/buckets.json' with { type: 'json' }

/**
 * Inventory buckets: hash, name, room, platform category, scope (0 character, 1 account), order, location, whether its
 * items can be moved.
 */
export const BUCKETS = readRows(
  rows,
  'buckets.json',
  tuple(readNumber, readText, readNumber, readNumber, readNumber, readNumber, readNumber, readFlag),
)
