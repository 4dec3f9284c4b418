import { readRows, readText } from '@ai-vault/game/data-rows.ts'
import rows from './data/german-names.json' with { type: 'json' }

/**
 * German names as the game has them, as far as they are known here, and zones in plain
 * translation; what is missing keeps its English name. A name that is
 * made of parts ("Explore: The Moon", "Tier 3: Range") is found by its parts.
 */
export const GERMAN_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  readRows(rows, 'german-names.json', ([english, german]) => [readText(english), readText(german)]),
)
