import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { optional, tuple } from './columns.ts'
import rows from './data/item-categories.json' with { type: 'json' }

/** Item categories: hash, name, the category above it. */
export const ITEM_CATEGORIES = readRows(
  rows,
  'item-categories.json',
  tuple(readNumber, readText, optional(readNumber)),
)
