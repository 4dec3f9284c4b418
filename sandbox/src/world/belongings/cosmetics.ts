import type { Rarity } from '@ai-vault/game/items.ts'
import { type IconKind, iconPath } from '../../icons/icon-path.ts'
import { rarityIndex } from '../../icons/palette.ts'
import type { Definitions, Item } from '../definitions.ts'
import { collectibleOf, equipping } from '../shapes/gear.ts'
import { baseItem, plugBlock } from '../shapes/item-shapes.ts'
import { definePlug } from '../shapes/plugs.ts'
import { BUCKET, PLUG } from '../tables/platform.ts'
import { EMBLEMS, EMOTES, FINISHERS, GHOST_SHELLS, SHADERS, SHIPS, SPARROWS } from './cosmetic-rows.ts'

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

interface CosmeticKind {
  readonly rows: readonly (readonly [name: string, hash: number])[]
  readonly typeName: string
  readonly itemType: number
  readonly category: number
  readonly bucket: number
  readonly text: string
}

/** What is worn for looks; the key names the icon as well. */
const kind = (
  rows: CosmeticKind['rows'],
  typeName: string,
  [itemType, category, bucket]: readonly [itemType: number, category: number, bucket: number],
  text: string,
): CosmeticKind => ({ rows, typeName, itemType, category, bucket, text })

export const COSMETICS = {
  emblem: kind(EMBLEMS, 'Emblem', [14, 19, BUCKET.emblem], 'Shows others who you are.'),
  ship: kind(SHIPS, 'Ship', [21, 42, BUCKET.ship], 'Carries you between worlds.'),
  sparrow: kind(SPARROWS, 'Vehicle', [22, 43, BUCKET.vehicle], 'Carries you across them.'),
  ghost: kind(GHOST_SHELLS, 'Ghost Shell', [24, 39, BUCKET.ghost], 'For the Ghost who has everything.'),
  emote: kind(EMOTES, 'Emote', [23, 44, BUCKET.emote], 'Says it without words.'),
  finisher: kind(FINISHERS, 'Finisher', [29, 1112488720, BUCKET.finisher], 'Ends a fight in style.'),
} as const satisfies Partial<Record<IconKind, CosmeticKind>>
export type CosmeticKey = keyof typeof COSMETICS

const rarityOf = (key: CosmeticKey, place: number): Rarity =>
  key !== 'emblem' && place % 5 === 0 ? 'exotic' : 'legendary'

const emblemPictures = (
  hash: number,
): Pick<Item, 'secondaryIcon' | 'secondaryOverlay' | 'secondarySpecial'> => ({
  secondaryIcon: iconPath({ kind: 'emblem-banner', seed: hash }),
  secondaryOverlay: iconPath({ kind: 'emblem', variant: 1, seed: hash }),
  secondarySpecial: iconPath({ kind: 'emblem-banner', variant: 1, seed: hash }),
})

/** What is worn for looks, by kind. */
export const defineCosmetics = (
  definitions: Definitions,
): Readonly<Record<CosmeticKey, readonly number[]>> => {
  const defineKind = (key: CosmeticKey): number[] => {
    const kind: CosmeticKind = COSMETICS[key]
    return kind.rows.map(([name, hash], place) => {
      const rarity = rarityOf(key, place)
      return definitions.define('DestinyInventoryItemDefinition', hash, {
        ...baseItem({
          name,
          text: kind.text,
          icon: iconPath({ kind: key, rarity: rarityIndex(rarity), seed: hash }),
          typeName: kind.typeName,
          rarity,
          bucket: kind.bucket,
          itemType: kind.itemType,
          categories: [kind.category],
          instanced: true,
        }),
        ...(key === 'emblem' ? emblemPictures(hash) : {}),
        collectibleHash: collectibleOf(hash),
        equippable: true,
        equippingBlock: equipping(kind.bucket, 0),
      })
    })
  }
  return Object.fromEntries(
    (Object.keys(COSMETICS) as CosmeticKey[]).map((key) => [key, defineKind(key)]),
  ) as unknown as Readonly<Record<CosmeticKey, readonly number[]>>
}
