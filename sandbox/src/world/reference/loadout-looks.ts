import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import names from './loadout-names.json' with { type: 'json' }

const LOOKS = 20

export interface LoadoutLooks {
  readonly names: readonly number[]
  readonly colors: readonly number[]
  readonly icons: readonly number[]
}

/** Names, colours and icons an in-game loadout may be given. */
export const defineLoadoutLooks = (definitions: Definitions): LoadoutLooks => {
  const numbers = Array.from({ length: LOOKS }, (_, place) => place)
  return {
    names: names.map((name) =>
      definitions.define('DestinyLoadoutNameDefinition', hashFor('loadout-name', name), { name }),
    ),
    colors: numbers.map((place) =>
      definitions.define('DestinyLoadoutColorDefinition', hashFor('loadout-color', String(place)), {
        colorImagePath: iconPath({ kind: 'loadout-color', variant: place }),
      }),
    ),
    icons: numbers.map((place) =>
      definitions.define('DestinyLoadoutIconDefinition', hashFor('loadout-icon', String(place)), {
        iconImagePath: iconPath({ kind: 'loadout-icon', variant: place }),
      }),
    ),
  }
}
