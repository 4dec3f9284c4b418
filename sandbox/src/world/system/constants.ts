import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import type { LoadoutLooks } from '../reference/loadout-looks.ts'
import { display } from '../shapes/item-shapes.ts'
import { SOCKET_CATEGORY } from '../tables/platform.ts'

/** The platform keeps a single row of each. */
const ONLY_ROW = 1
const LOADOUTS_PER_CHARACTER = 12
/** Every item of the newest season counted as featured; since the last update the list is empty. */
export const FEATURED_ITEMS = hashFor('item-filter', 'featured')

export const defineLoadoutConstants = (definitions: Definitions, looks: LoadoutLooks): void => {
  definitions.define('DestinyLoadoutConstantsDefinition', ONLY_ROW, {
    displayProperties: display('Loadouts', 'What is worn together.'),
    whiteIconImagePath: iconPath({ kind: 'loadout-icon', variant: 0 }),
    blackIconImagePath: iconPath({ kind: 'loadout-icon', variant: 1 }),
    loadoutCountPerCharacter: LOADOUTS_PER_CHARACTER,
    loadoutPreviewFilterOutSocketCategoryHashes: [SOCKET_CATEGORY.intrinsic],
    loadoutPreviewFilterOutSocketTypeHashes: [],
    loadoutNameHashes: looks.names,
    loadoutIconHashes: looks.icons,
    loadoutColorHashes: looks.colors,
  })
}

export const defineFeaturedItems = (definitions: Definitions): number =>
  definitions.define('DestinyItemFilterDefinition', FEATURED_ITEMS, { allowedItems: [] })
