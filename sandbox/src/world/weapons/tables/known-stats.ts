import { readNumber, readRows } from '@ai-vault/game/data-rows.ts'
import { readStats } from '../../tables/cells.ts'
import type { StatChange } from '../../tables/rows.ts'
import rows from '../data/known-stats.json' with { type: 'json' }

/** Weapons whose invested values are known as the game has them, by hash; a row begins with the weapon's name. */
export const KNOWN_STATS: ReadonlyMap<number, StatChange> = new Map(
  readRows(rows, 'known-stats.json', ([, hash, stats]) => [readNumber(hash), readStats(stats)]),
)
