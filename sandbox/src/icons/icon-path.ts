import { fnv1 } from '../world/hash.ts'

/**
 * An icon's path says how to draw it: sixteen bytes in hexadecimal, as the platform's own icon names look.
 * Kind, variant, tint and rarity take a byte each, then come a seed that varies the drawing and the number of a
 * sign; the last four bytes are a check sum, so that a path we never made is not drawn.
 */
export const ICON_KINDS = [
  'weapon',
  'armor',
  'perk',
  'mod',
  'stat',
  'damage',
  'emblem',
  'emblem-banner',
  'shader',
  'ship',
  'sparrow',
  'ghost',
  'emote',
  'finisher',
  'material',
  'bounty',
  'subclass',
  'ability',
  'activity',
  'activity-scene',
  'record',
  'seal',
  'node',
  'metric',
  'season',
  'season-scene',
  'watermark',
  'tier-overlay',
  'overlay',
  'loadout-color',
  'loadout-icon',
  'vendor',
  'class',
  'destination',
  'rank',
  'breaker',
  'avatar',
] as const
export type IconKind = (typeof ICON_KINDS)[number]

export interface Icon {
  readonly kind: IconKind
  /** Which drawing of the kind: a weapon type, an armor slot, a glyph. */
  readonly variant: number
  /** Which colour: an element, a class, a hue. */
  readonly tint: number
  readonly rarity: number
  readonly seed: number
  /** Which glyph it bears, counted from one; without it the seed decides. */
  readonly sign: number
}

const FOLDER = '/common/destiny2_content/icons/'
const NAME = /^\/common\/destiny2_content\/icons\/([0-9a-f]{32})\.png$/

const HEX_BYTES = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'))
const hexByte = (value: number): string => HEX_BYTES[value & 0xff] as string
const hexWord = (value: number): string =>
  hexByte(value >>> 24) + hexByte(value >>> 16) + hexByte(value >>> 8) + hexByte(value)

export const iconPath = (icon: Partial<Icon> & { readonly kind: IconKind }): string => {
  const bytes =
    hexByte(ICON_KINDS.indexOf(icon.kind)) +
    hexByte(icon.variant ?? 0) +
    hexByte(icon.tint ?? 0) +
    hexByte(icon.rarity ?? 0) +
    hexWord(icon.seed ?? 0) +
    hexWord(icon.sign ?? 0)
  return `${FOLDER}${bytes}${hexWord(fnv1(bytes))}.png`
}

export const readIconPath = (path: string): Icon | undefined => {
  const name = NAME.exec(path)?.[1]
  if (!name || hexWord(fnv1(name.slice(0, 24))) !== name.slice(24)) return undefined
  const byte = (place: number, length: number): number =>
    Number.parseInt(name.slice(place, place + length), 16)
  const kind = ICON_KINDS[byte(0, 2)]
  if (!kind) return undefined
  return {
    kind,
    variant: byte(2, 2),
    tint: byte(4, 2),
    rarity: byte(6, 2),
    seed: byte(8, 8),
    sign: byte(16, 8),
  }
}
