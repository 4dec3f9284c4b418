import { GLYPH_NAMES, type GlyphName, glyph } from './glyphs.ts'
import type { Icon } from './icon-path.ts'
import { circle, fade, gradient, path, picture, polygon, rect, ring } from './svg.ts'
import { createVary } from './vary.ts'

/** Marks and overlays: season watermarks, tier pips, frames, loadout looks, vendors, classes. */

const seasonSign = (number: number): GlyphName => GLYPH_NAMES[(number * 7) % GLYPH_NAMES.length] as GlyphName

export const drawWatermark = (icon: Icon): string =>
  picture(
    96,
    96,
    gradient(
      'g',
      [0, 0],
      [0, 1],
      [
        [0, '#000000', 0.75],
        [1, '#000000', 0],
      ],
    ),
    path('M0 0L30 0L30 22L15 32L0 22Z', { fill: '#0b0d11', opacity: 0.82 }) +
      glyph(seasonSign(icon.variant), 15, 13, 18, '#ffffff', 0.92),
  )

export const drawSeason = (icon: Icon): string =>
  picture(
    96,
    96,
    '',
    polygon(ring([48, 48], 46, 8, Math.PI / 8), {
      fill: `hsl(${(icon.variant * 47) % 360} 42% 18%)`,
      stroke: `hsl(${(icon.variant * 47) % 360} 52% 62%)`,
      width: 3,
    }) + glyph(seasonSign(icon.variant), 48, 48, 52, '#ffffff'),
  )

export const drawTierOverlay = (icon: Icon): string =>
  picture(
    96,
    96,
    '',
    rect(2, 96 - 12 * icon.variant - 8, 13, 12 * icon.variant + 6, { fill: '#0b0d11', opacity: 0.7 }, 3) +
      Array.from({ length: icon.variant }, (_, place) =>
        polygon(ring([8.5, 86 - place * 12], 4.6, 4), { fill: '#f5dc7e' }),
      ).join(''),
  )

/** In the order of the item constants. */
export const drawOverlay = (icon: Icon): string => {
  const gold = '#e8c34f'
  const drawings = [
    path('M0 0H36V36H0Z', { fill: '#000000', opacity: 0.45 }),
    rect(0, 0, 96, 96, { fill: '#6b2f12', opacity: 0.28 }),
    path('M96 0L96 22L74 0Z', { fill: '#79c2c0' }),
    rect(2, 2, 92, 92, { stroke: gold, width: 4 }) +
      path('M2 30L30 2M66 94L94 66', { stroke: gold, width: 2, opacity: 0.7 }),
    rect(2, 2, 92, 92, { stroke: '#fff0b8', width: 4 }) +
      path('M2 34L34 2M62 94L94 62', { stroke: '#fff0b8', width: 2.5 }),
    path('M6 90V72M6 90H24', { stroke: '#e0713a', width: 5 }),
    path('M90 90V72M90 90H72', { stroke: '#79c2c0', width: 5 }),
    rect(0, 0, 96, 96, { fill: '#7ad0ff', opacity: 0.18 }),
    rect(0, 0, 96, 96, { fill: '#4a515b', opacity: 0.3 }),
  ]
  return picture(96, 96, '', drawings[icon.variant] ?? '')
}

export const drawLoadoutColor = (icon: Icon): string => {
  const hue = (icon.variant * 360) / 20
  return picture(
    96,
    96,
    fade('g', `hsl(${hue} 58% 46%)`, `hsl(${hue + 20} 60% 18%)`),
    rect(0, 0, 96, 96, { fill: 'url(#g)' }),
  )
}

export const drawLoadoutIcon = (icon: Icon): string =>
  picture(
    96,
    96,
    '',
    glyph(GLYPH_NAMES[(icon.variant * 2 + 1) % GLYPH_NAMES.length] as GlyphName, 48, 48, 68, '#ffffff'),
  )

/** A hooded bust; people are told apart by colour and sign. */
export const drawPortrait = (icon: Icon): string => {
  const vary = createVary(icon.seed)
  const hue = vary.of(360)
  return picture(
    96,
    96,
    fade('g', `hsl(${hue} 36% 34%)`, `hsl(${hue} 44% 9%)`),
    rect(0, 0, 96, 96, { fill: 'url(#g)' }) +
      path('M14 96Q16 66 38 60H58Q80 66 82 96Z', {
        fill: `hsl(${hue} 26% 56%)`,
        stroke: '#08090c',
        width: 1.5,
      }) +
      path('M48 12Q26 14 27 42Q28 58 48 66Q68 58 69 42Q70 14 48 12Z', {
        fill: `hsl(${hue} 22% 70%)`,
        stroke: '#08090c',
        width: 1.5,
      }) +
      path('M48 24Q36 26 36 42Q38 54 48 58Q58 54 60 42Q60 26 48 24Z', { fill: '#14161b' }) +
      circle(43, 42, 2.4, { fill: `hsl(${hue + 160} 80% 70%)` }) +
      circle(53, 42, 2.4, { fill: `hsl(${hue + 160} 80% 70%)` }) +
      glyph(GLYPH_NAMES[vary.of(GLYPH_NAMES.length)] as GlyphName, 48, 82, 18, '#14161b'),
  )
}

const CLASS_SHAPES = [
  'M48 8L84 28V66L48 90L12 66V28ZM48 22L24 35V60L48 76L72 60V35Z',
  'M48 6L90 48L48 90L6 48ZM48 24L24 48L48 72L72 48Z',
  'M48 10L90 84H6ZM48 34L26 72H70Z',
] as const

export const drawClass = (icon: Icon): string =>
  picture(
    96,
    96,
    '',
    `<path d="${CLASS_SHAPES[icon.variant] ?? CLASS_SHAPES[0]}" fill="#f4f6f9" fill-rule="evenodd"/>`,
  )

const BREAKER_COLORS = ['#c4cad1', '#6aa0e0', '#b58be0', '#e0a04a'] as const
const BREAKER_GLYPHS: readonly GlyphName[] = ['diamond', 'shield', 'bolt', 'fist']

export const drawBreaker = (icon: Icon): string =>
  picture(
    96,
    96,
    '',
    polygon(ring([48, 52], 44, 3), {
      fill: '#171a20',
      stroke: BREAKER_COLORS[icon.variant] ?? '#c4cad1',
      width: 4,
    }) +
      glyph(BREAKER_GLYPHS[icon.variant] ?? 'diamond', 48, 56, 30, BREAKER_COLORS[icon.variant] ?? '#c4cad1'),
  )
