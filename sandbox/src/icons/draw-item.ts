import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { ARMOR_SLOTS, CLASSES, WEAPON_TYPES } from '@ai-vault/game/items.ts'
import type { Icon } from './icon-path.ts'
import { ELEMENT_COLORS, RARITIES, RARITY_COLORS, TINTS } from './palette.ts'
import rows from './silhouettes.json' with { type: 'json' }
import { fade, group, hsl, mirrored, path } from './svg.ts'
import { itemTile, lit } from './tile.ts'
import { createVary, type Vary } from './vary.ts'

/** What is worn and carried: a silhouette by type, in the colours of its make. */

const TONES = { body: 'url(#b)', dark: 'url(#d)', light: 'url(#l)' } as const
const EDGE = '#08090c'

/** Layers from back to front: tone, outline, the width of a line (else it is filled), whether it is one half of two. */
const LAYERS = readRows(rows, 'silhouettes.json', ([shape, tone, data, width, half]) => ({
  shape: readText(shape),
  tone: readText(tone),
  data: readText(data),
  width: width === undefined || width === null ? undefined : readNumber(width),
  half: half === true,
}))
const SILHOUETTES = Map.groupBy(LAYERS, ({ shape }) => shape)

const silhouette = (shape: string, accent: string): string => {
  const draw = (layers: typeof LAYERS) =>
    layers
      .map(({ tone, data, width }) => {
        const color = TONES[tone as keyof typeof TONES] ?? accent
        return path(
          data,
          width === undefined ? { fill: color, stroke: EDGE, width: 0.7 } : { stroke: color, width },
        )
      })
      .join('')
  const layers = SILHOUETTES.get(shape) ?? []
  return mirrored(draw(layers.filter(({ half }) => half))) + draw(layers.filter(({ half }) => !half))
}

/** Steel or cloth from its lightest to its darkest. */
type Make = readonly [light: string, body: string, middle: string, dark: string]

const drawItem = (
  { rarity }: Icon,
  shape: string,
  [light, body, middle, dark]: Make,
  accent: string,
  transform: string,
): string => {
  const defs =
    fade('b', body, middle, 'down') + fade('d', middle, dark, 'down') + fade('l', light, body, 'down')
  const placed = group(silhouette(shape, accent), `translate(48 48) ${transform} translate(-48 -48)`)
  return itemTile(rarity, accent, defs, lit(placed))
}

const EXOTIC = 4
const GLEAM = RARITY_COLORS[RARITIES[EXOTIC]].gleam

/** How the steel of weapons is finished: those of one make share it. */
const FINISHES: readonly Make[] = [
  ['#f4f6f9', '#b4bdc8', '#78828e', '#4a525c'],
  ['#f6efe0', '#c9bb9f', '#8a7d63', '#554c3b'],
  ['#eef6f9', '#a9c1ce', '#627c8a', '#3d505b'],
  ['#f7eff2', '#c2b0b8', '#7e6c76', '#4e4249'],
  ['#eff5e8', '#b2c0a4', '#707f62', '#46513d'],
]

/** Long weapons lean as if carried; bows stand, blades are held up. */
const LEANS: Readonly<Record<string, number>> = { 'combat-bow': 24, sword: -42, glaive: -42 }
const LEAN = -16

export const drawWeapon = (icon: Icon): string => {
  const type = WEAPON_TYPES[icon.variant] ?? 'auto-rifle'
  const vary = createVary(icon.seed)
  const [light, ...steel] = FINISHES[vary.of(FINISHES.length)] as Make
  const length = vary.between(1, 1.12).toFixed(2)
  return drawItem(
    icon,
    type,
    [icon.rarity === EXOTIC ? GLEAM : light, ...steel],
    ELEMENT_COLORS[TINTS[icon.tint] ?? 'kinetic'],
    `rotate(${LEANS[type] ?? LEAN}) scale(${length} 1.07)`,
  )
}

/** Cloth and metal by hue; a set shares one, so its five pieces belong together. */
const HUES = [212, 28, 350, 150, 268, 46, 190, 320, 96, 8, 236, 172] as const

export const drawArmor = (icon: Icon): string => {
  const hue = HUES[createVary(icon.seed).of(HUES.length)] as number
  const shape = `${CLASSES[icon.tint] ?? 'titan'} ${ARMOR_SLOTS[icon.variant] ?? 'helmet'}`
  const cloth: Make = [hsl(hue, 26, 86), hsl(hue, 18, 62), hsl(hue, 22, 38), hsl(hue, 26, 20)]
  return drawItem(icon, shape, cloth, icon.rarity === EXOTIC ? GLEAM : hsl(hue + 150, 70, 66), 'scale(0.86)')
}

const metal = (vary: Vary): readonly [Make, accent: string] => {
  const hue = vary.of(360)
  return [[hsl(hue, 20, 92), hsl(hue, 22, 78), hsl(hue, 28, 40), hsl(hue, 30, 18)], hsl(hue + 170, 75, 64)]
}

/** Ships, sparrows, Ghost shells, emotes and finishers. */
export const drawCosmetic = (icon: Icon): string =>
  drawItem(icon, icon.kind, ...metal(createVary(icon.seed)), 'scale(1)')
