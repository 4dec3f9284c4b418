import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { tuple } from './columns.ts'
import rows from './data/stats.json' with { type: 'json' }

/** Stats the game shows: hash, name, what it says, platform category (0 gameplay, 1 weapon, 2 defense, 3 primary). */
export const STATS = readRows(rows, 'stats.json', tuple(readNumber, readText, readText, readNumber))
