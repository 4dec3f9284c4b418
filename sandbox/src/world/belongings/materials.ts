import { iconPath } from '../../icons/icon-path.ts'
import { rarityIndex } from '../../icons/palette.ts'
import type { Definitions } from '../definitions.ts'
import { baseItem } from '../shapes/item-shapes.ts'
import { BUCKET } from '../tables/platform.ts'
import type { World } from '../world.ts'
import { MATERIALS } from './material-rows.ts'

const CURRENCY_CATEGORY = 18
const MATERIAL_CATEGORY = 40
const MATERIAL_ITEM_TYPE = 10
const CURRENCY_ITEM_TYPE = 1

export const defineMaterials = (definitions: Definitions): World['materials'] =>
  MATERIALS.map(({ name, hash, rarity, stack, text, wallet }, variant) => {
    definitions.define(
      'DestinyInventoryItemDefinition',
      hash,
      baseItem({
        name,
        text,
        icon: iconPath({ kind: 'material', variant, rarity: rarityIndex(rarity), seed: hash }),
        typeName: wallet ? 'Currency' : 'Material',
        rarity,
        bucket: wallet ? BUCKET[wallet] : BUCKET.consumable,
        itemType: wallet ? CURRENCY_ITEM_TYPE : MATERIAL_ITEM_TYPE,
        categories: [wallet ? CURRENCY_CATEGORY : MATERIAL_CATEGORY],
        stack,
      }),
    )
    return { hash, stack, currency: wallet !== undefined }
  })
