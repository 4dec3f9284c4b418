import { readNumber, readRows } from '@ai-vault/game/data-rows.ts'
import { readTexts } from '../cells.ts'
import rows from './data/known-traits.json' with { type: 'json' }

/**
 * Traits that the game lets a weapon roll in its two columns, where the community has written them down: by the
 * weapon's hash, a column each; a row begins with the weapon's name. A column that is known in part only is filled up
 * with what fits the weapon.
 */
export const KNOWN_TRAITS: ReadonlyMap<
  number,
  readonly [first: readonly string[], second: readonly string[]]
> = new Map(
  readRows(rows, 'known-traits.json', ([, hash, first, second]) => [
    readNumber(hash),
    [readTexts(first), readTexts(second)],
  ]),
)
