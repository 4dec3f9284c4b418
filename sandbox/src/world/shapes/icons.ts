import type { Definitions, Item } from '../definitions.ts'

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
