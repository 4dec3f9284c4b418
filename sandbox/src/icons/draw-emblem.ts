import { GLYPH_NAMES, type GlyphName, glyph } from './glyphs.ts'
import type { Icon } from './icon-path.ts'
import { circle, fade, gradient, group, hsl, picture, polygon, rect } from './svg.ts'
import { itemTile } from './tile.ts'
import { createVary, type Vary } from './vary.ts'

/** Emblems, their banners, and shaders: colours and shapes that follow from the seed. */

interface Heraldry {
  readonly hue: number
  readonly second: number
  readonly sign: GlyphName
  readonly field: (width: number, height: number) => string
}

const heraldry = (vary: Vary): Heraldry => {
  const hue = vary.of(360)
  const second = hue + 30 + vary.of(120)
  const sign = GLYPH_NAMES[vary.of(GLYPH_NAMES.length)] as GlyphName
  const band = hsl(second, 55, 46)
  const fields = [
    (width: number, height: number) =>
      polygon(
        [
          [0, height],
          [width * 0.45, 0],
          [width * 0.62, 0],
          [width * 0.17, height],
        ],
        { fill: band, opacity: 0.8 },
      ),
    (width: number, height: number) =>
      rect(0, height * 0.4, width, height * 0.2, { fill: band, opacity: 0.75 }),
    (width: number, height: number) =>
      polygon(
        [
          [0, 0],
          [width * 0.5, height * 0.55],
          [width, 0],
          [width, height * 0.3],
          [width * 0.5, height * 0.85],
          [0, height * 0.3],
        ],
        { fill: band, opacity: 0.7 },
      ),
    (width: number, height: number) =>
      circle(width * 0.5, height * 0.5, Math.min(width, height) * 0.42, {
        stroke: band,
        width: 7,
        opacity: 0.8,
      }),
    (width: number, height: number) =>
      [0.1, 0.3, 0.5, 0.7, 0.9]
        .map((at) => rect(width * at - 2, 0, 4, height, { fill: band, opacity: 0.5 }))
        .join(''),
  ]
  return { hue, second, sign, field: fields[vary.of(fields.length)] as Heraldry['field'] }
}

const ground = (id: string, hue: number): string => fade(id, hsl(hue, 48, 38), hsl(hue + 24, 60, 13))

export const drawEmblem = (icon: Icon): string => {
  const { hue, sign, field } = heraldry(createVary(icon.seed))
  const crest =
    circle(48, 48, 27, { fill: hsl(hue, 40, 12), opacity: 0.72 }) + glyph(sign, 48, 48, 38, '#ffffff')
  // The overlay that lies on banners has no ground of its own.
  if (icon.variant === 1) return picture(96, 96, '', crest)
  return picture(
    96,
    96,
    ground('g', hue),
    rect(0, 0, 96, 96, { fill: 'url(#g)' }) +
      field(96, 96) +
      crest +
      rect(1, 1, 94, 94, { stroke: '#ffffff', width: 2, opacity: 0.35 }),
  )
}

const BANNER = [474, 96] as const

export const drawBanner = (icon: Icon): string => {
  const [width, height] = BANNER
  const { hue, second, sign, field } = heraldry(createVary(icon.seed))
  return picture(
    width,
    height,
    ground('g', hue) +
      gradient(
        'k',
        [0, 0],
        [1, 0],
        [
          [0, '#000000', 0.55],
          [0.5, '#000000', 0],
        ],
      ),
    rect(0, 0, width, height, { fill: 'url(#g)' }) +
      group(field(width, height), '') +
      glyph(sign, 400, 48, 130, hsl(second, 60, 70), 0.28) +
      rect(0, 0, width, height, { fill: 'url(#k)' }),
  )
}

export const drawShader = (icon: Icon): string => {
  const vary = createVary(icon.seed)
  const swatch = (x: number, y: number): string =>
    icon.variant === 0
      ? rect(x, y, 40, 40, { fill: '#6b7078' })
      : rect(x, y, 40, 40, { fill: hsl(vary.of(360), 20 + vary.of(60), 18 + vary.of(55)) })
  return itemTile(
    3,
    '#c9ccd2',
    gradient(
      't',
      [0, 0],
      [1, 1],
      [
        [0, '#ffffff', 0.35],
        [0.5, '#ffffff', 0],
      ],
    ),
    swatch(7, 7) + swatch(49, 7) + swatch(7, 49) + swatch(49, 49) + rect(7, 7, 82, 82, { fill: 'url(#t)' }),
  )
}
