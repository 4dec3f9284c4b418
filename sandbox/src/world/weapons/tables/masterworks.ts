import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { WEAPON_STATS } from '@ai-vault/game/items.ts'
import { listOf, oneOf, tuple } from '../../tables/columns.ts'
import rows from '../data/masterworks.json' with { type: 'json' }

/** Weapon masterworks: stat, plug category, label, the plugs of levels 1 to 9, the finished one. */
export const MASTERWORKS = readRows(
  rows,
  'masterworks.json',
  tuple(oneOf(WEAPON_STATS), readText, readText, listOf(readNumber), readNumber),
)
