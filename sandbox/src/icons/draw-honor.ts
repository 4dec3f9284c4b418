import { GLYPH_NAMES, type GlyphName, glyph } from './glyphs.ts'
import type { Icon } from './icon-path.ts'
import { circle, fade, path, picture, polygon, rect, ring } from './svg.ts'
import { createVary } from './vary.ts'

/** Triumphs, titles, trackers, ranks, and the shelves they stand on. */

const signOf = (seed: number): GlyphName => GLYPH_NAMES[createVary(seed).of(GLYPH_NAMES.length)] as GlyphName

/** By category: campaign, collection, activities, lore, weapons. */
const CATEGORY_COLORS = ['#79c29a', '#c3a5ec', '#6aa0e0', '#d9c49a', '#e06a5a', '#f0d27a'] as const
const CATEGORY_GLYPHS: readonly GlyphName[] = ['flag', 'box', 'swords', 'book', 'target', 'crown']

const medal = (color: string, sign: GlyphName): string =>
  picture(
    96,
    96,
    fade('g', '#30353f', '#12151a'),
    polygon(ring([48, 48], 46, 4), { fill: 'url(#g)', stroke: color, width: 2.5 }) +
      polygon(ring([48, 48], 36, 4), { stroke: color, width: 1.2, opacity: 0.6 }) +
      glyph(sign, 48, 48, 34, '#f4f6f9'),
  )

export const drawRecord = (icon: Icon): string =>
  medal(CATEGORY_COLORS[icon.variant] ?? '#aeb6c0', signOf(icon.seed))

export const drawSeal = (icon: Icon): string =>
  picture(
    96,
    96,
    fade('g', '#f5dc7e', '#8a6a14', 'down'),
    polygon(ring([48, 48], 46, 12), { fill: '#1a150a', stroke: 'url(#g)', width: 3 }) +
      ring([48, 48], 38, 24)
        .map(([x, y]) => circle(x, y, 1.6, { fill: '#c9a227' }))
        .join('') +
      polygon(ring([48, 48], 30, 6), { fill: '#2d2410', stroke: 'url(#g)', width: 2 }) +
      glyph(signOf(icon.seed), 48, 48, 34, 'url(#g)'),
  )

export const drawNode = (icon: Icon): string => {
  const sign = CATEGORY_GLYPHS[icon.variant] ?? (icon.variant >= 20 ? 'chevrons' : 'box')
  const color = CATEGORY_COLORS[icon.variant] ?? '#c4cad1'
  return picture(
    96,
    96,
    fade('g', '#282d36', '#121419'),
    rect(4, 4, 88, 88, { fill: 'url(#g)', stroke: color, width: 2.5 }, 4) +
      glyph(sign, 48, 44, 44, color) +
      glyph(signOf(icon.seed), 76, 76, 18, '#ffffff', 0.8),
  )
}

export const drawMetric = (icon: Icon): string =>
  picture(
    96,
    96,
    '',
    circle(48, 48, 44, { fill: '#171a20', stroke: '#8fa0b0', width: 3 }) +
      path('M20 68A34 34 0 1 1 76 68', { stroke: '#8fa0b0', width: 3 }) +
      glyph(signOf(icon.seed), 48, 50, 36, '#e6edf4'),
  )

export const drawRank = (icon: Icon): string => {
  const rank = icon.variant
  const chevrons = Array.from({ length: 1 + (rank % 3) }, (_, place) =>
    path(`M24 ${70 - place * 13}L48 ${54 - place * 13}L72 ${70 - place * 13}`, {
      stroke: '#f0d27a',
      width: 6,
    }),
  )
  return picture(
    96,
    96,
    '',
    polygon(ring([48, 48], 46, 6), { fill: '#1b2028', stroke: '#7a8ba0', width: 3 }) +
      chevrons.join('') +
      glyph(signOf(icon.seed), 48, 82, 14, '#c4cad1'),
  )
}
