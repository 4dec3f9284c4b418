import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { baseItem, plugBlock } from '../shapes/item-shapes.ts'
import { definePlug } from '../shapes/plugs.ts'
import { SHADERS } from '../tables/belongings/cosmetics.ts'
import { BUCKET, PLUG } from '../tables/platform.ts'

const SHADER_SUBTYPE = 20

/** Every shader, the default one first. */
export const defineShaders = (definitions: Definitions): readonly number[] => {
  const fallback = definePlug(definitions, {
    hash: PLUG['default-shader'],
    name: 'Default Shader',
    text: 'Wears the colours the item was made in.',
    typeName: 'Restore Defaults',
    category: 'shader',
    icon: iconPath({ kind: 'shader' }),
  })
  const named = SHADERS.map(([name, hash]) =>
    definitions.define('DestinyInventoryItemDefinition', hash, {
      ...baseItem({
        name,
        text: 'Changes the colours of your gear.',
        icon: iconPath({ kind: 'shader', variant: 1, seed: hash }),
        typeName: 'Shader',
        rarity: 'legendary',
        bucket: BUCKET.hidden,
        itemType: 19,
        categories: [41, 59],
      }),
      itemSubType: SHADER_SUBTYPE,
      plug: plugBlock('shader'),
    }),
  )
  return [fallback, ...named]
}
