import type { Definitions, Item } from '../definitions.ts'
import { fnv1 } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'

const LABELS: Readonly<Record<string, string>> = {
  'item.weapon.exotic': 'Exotic Weapon',
  'item.armor.exotic': 'Exotic Armor',
}

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** 'item.weapon.hand_cannon' becomes 'Hand Cannon'. */
const labelOf = (id: string): string =>
  LABELS[id] ?? (id.split('.').at(-1) ?? '').split('_').map(title).join(' ')

/** A definition for every trait that an item names; the platform hashes a trait's identifier. */
export const defineTraitsOf = (definitions: Definitions): void => {
  const items = definitions.tables.DestinyInventoryItemDefinition.values() as Iterable<Item>
  for (const { traitIds = [] } of items)
    for (const id of traitIds) {
      const hash = fnv1(id)
      if (!definitions.has('DestinyTraitDefinition', hash))
        definitions.define('DestinyTraitDefinition', hash, {
          displayProperties: display(labelOf(id), ''),
          displayHint: '',
        })
    }
}

/** An item's picture in its layers: it stands under the item's own hash, and the item says so. */
export const defineIcons = (definitions: Definitions): void => {
  const items = definitions.tables.DestinyInventoryItemDefinition as ReadonlyMap<number, Item>
  for (const [hash, { displayProperties }] of items) {
    if (!displayProperties?.icon) continue
    Object.assign(displayProperties, { iconHash: hash })
    definitions.define('DestinyIconDefinition', hash, {
      foreground: displayProperties.icon,
      highResForeground: displayProperties.icon,
    })
  }
}
