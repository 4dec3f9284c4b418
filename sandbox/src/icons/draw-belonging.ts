import { GLYPH_NAMES, type GlyphName, glyph } from './glyphs.ts'
import type { Icon } from './icon-path.ts'
import { ELEMENT_COLORS, RARITIES, RARITY_COLORS, TINTS } from './palette.ts'
import { signNamed } from './sign-of.ts'
import { circle, fade, glow, gradient, path, picture, polygon, rect, ring } from './svg.ts'
import { itemTile, lit } from './tile.ts'
import { createVary } from './vary.ts'

/** Materials, orders, subclasses, abilities, damage types. */

export const drawMaterial = (icon: Icon): string => {
  const vary = createVary(icon.seed)
  const colors = RARITY_COLORS[RARITIES[icon.rarity] ?? 'common']
  const corners = 4 + (icon.variant % 5)
  const turn = vary.between(0, 1.4)
  const outer = ring([48, 48], 32, corners, turn)
  const inner = ring([48, 44], 15, corners, turn)
  const facets = outer.map((point, place) => {
    const next = (place + 1) % corners
    return polygon(
      [point, outer[next] as typeof point, inner[next] as typeof point, inner[place] as typeof point],
      {
        fill: place % 2 ? colors.rim : colors.gleam,
        stroke: '#08090c',
        width: 0.8,
        opacity: 0.55 + (place / corners) * 0.45,
      },
    )
  })
  return itemTile(
    icon.rarity,
    colors.gleam,
    '',
    lit(facets.join('') + polygon(inner, { fill: '#ffffff', opacity: 0.9 })),
  )
}

export const drawBounty = (icon: Icon): string => {
  const sign = GLYPH_NAMES[createVary(icon.seed).of(GLYPH_NAMES.length)] as GlyphName
  return itemTile(
    0,
    '#d8b06a',
    fade('p', '#d9c49a', '#8a7448'),
    path('M22 12H66L76 22V86H22Z', { fill: 'url(#p)', stroke: '#2a2315', width: 1.5 }) +
      path('M66 12V22H76Z', { fill: '#5f4f30' }) +
      glyph(sign, 49, 50, 34, '#2d2413') +
      path('M30 74H68M30 80H56', { stroke: '#2d2413', width: 2.5, opacity: 0.6 }),
  )
}

const ELEMENT_GLYPHS: readonly GlyphName[] = [
  'target',
  'bolt',
  'flame',
  'spiral',
  'crystal',
  'thread',
  'diamond',
]

const elementOf = (icon: Icon): { color: string; sign: GlyphName } => ({
  color: ELEMENT_COLORS[TINTS[icon.tint] ?? 'kinetic'],
  sign: ELEMENT_GLYPHS[icon.tint] ?? 'target',
})

export const drawDamage = (icon: Icon): string => {
  const { color, sign } = elementOf(icon)
  return picture(96, 96, '', glyph(sign, 48, 48, 84, color))
}

const CLASS_MARKS = ['shield', 'blade', 'star'] as const satisfies readonly GlyphName[]

export const drawSubclass = (icon: Icon): string => {
  const { color, sign } = elementOf(icon)
  return picture(
    96,
    96,
    glow('g', [0.5, 0.5], 0.6, [
      [0, color, 0.9],
      [0.55, color, 0.3],
      [1, color, 0.06],
    ]),
    rect(0, 0, 96, 96, { fill: '#0e1014' }) +
      polygon(ring([48, 48], 46, 4), { fill: '#171a20', stroke: color, width: 2 }) +
      polygon(ring([48, 48], 46, 4), { fill: 'url(#g)' }) +
      polygon(ring([48, 48], 34, 4), { stroke: '#ffffff', width: 1.4, opacity: 0.6 }) +
      glyph(sign, 48, 45, 38, '#ffffff') +
      glyph(CLASS_MARKS[icon.variant] ?? 'star', 48, 76, 14, color),
  )
}

const ABILITY_GLYPHS: readonly GlyphName[] = [
  'star',
  'shield',
  'wings',
  'fist',
  'grenade',
  'diamond',
  'crystal',
]

/** Supers stand on a diamond, aspects on a tall shield, the rest in a circle. */
export const drawAbility = (icon: Icon): string => {
  const { color, sign } = elementOf(icon)
  const vary = createVary(icon.seed)
  const main = ABILITY_GLYPHS[icon.variant] ?? 'star'
  const detail = signNamed(icon.sign) ?? (GLYPH_NAMES[vary.of(GLYPH_NAMES.length)] as GlyphName)
  const shapes = [
    polygon(ring([48, 48], 46, 4), { fill: 'url(#g)', stroke: color, width: 3 }),
    polygon(ring([48, 48], 45, 6), { fill: 'url(#g)', stroke: color, width: 3 }),
  ]
  const shape =
    icon.variant === 0
      ? shapes[0]
      : icon.variant >= 5
        ? shapes[1]
        : circle(48, 48, 44, { fill: 'url(#g)', stroke: color, width: 3 })
  return picture(
    96,
    96,
    gradient(
      'g',
      [0, 0],
      [0, 1],
      [
        [0, color, 0.55],
        [1, '#0e1014'],
      ],
    ),
    circle(48, 48, 46, { fill: '#0e1014', opacity: icon.variant === 0 ? 0 : 1 }) +
      (shape ?? '') +
      glyph(icon.variant === 0 ? detail : main, 48, 44, 40, '#ffffff') +
      glyph(icon.variant === 0 ? sign : detail, 48, 74, 16, color),
  )
}
