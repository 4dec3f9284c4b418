import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { readStats } from '../../tables/cells.ts'
import type { TraitRow } from '../../tables/rows.ts'
import rows from '../data/traits.json' with { type: 'json' }

/**
 * Weapon traits: name, hash, hash of the enhanced twin, columns it rolls in, weapons it fits, the element
 * it needs, what it adds to stats. Names and hashes are the game's; what each does is said where it is rated.
 */
export const TRAITS: readonly TraitRow[] = readRows(
  rows,
  'traits.json',
  ([name, hash, enhanced, columns, fits, element, stats]): TraitRow => [
    readText(name),
    readNumber(hash),
    readNumber(enhanced),
    readText(columns),
    readText(fits),
    typeof element === 'string' ? element : undefined,
    readStats(stats ?? {}),
  ],
)
