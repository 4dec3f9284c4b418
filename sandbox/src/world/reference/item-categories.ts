import type { Definitions } from '../definitions.ts'
import { display } from '../shapes/item-shapes.ts'
import { ITEM_CATEGORIES } from '../tables/item-categories.ts'

export const defineItemCategories = (definitions: Definitions): void => {
  for (const [hash, name, parent] of ITEM_CATEGORIES)
    definitions.define('DestinyItemCategoryDefinition', hash, {
      displayProperties: display(name, ''),
      visible: true,
      deprecated: false,
      shortTitle: name,
      groupedCategoryHashes: ITEM_CATEGORIES.filter(([, , above]) => above === hash).map(([child]) => child),
      parentCategoryHashes: parent === undefined ? [] : [parent],
      groupCategoryOnly: false,
    })
}
