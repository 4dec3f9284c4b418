import { listOf, oneOf, readKeyed } from '../world/tables/columns.ts'
import { GLYPH_NAMES, type GlyphName, glyph } from './glyphs.ts'
import type { Icon } from './icon-path.ts'
import { ELEMENT_COLORS, TINTS } from './palette.ts'
import signs from './perk-signs.json' with { type: 'json' }
import { signNamed } from './sign-of.ts'
import { circle, fade, glow, gradient, path, picture, polygon, ring } from './svg.ts'
import { createVary, type Vary } from './vary.ts'

/** Signs for traits without a family of their own, for elements, and for weapon parts in the order of their families. */
const SIGNS = readKeyed(signs, 'perk-signs.json', listOf(oneOf(GLYPH_NAMES)))
const ORIGIN = 20
const EXOTIC_FRAME = 21
const SET_BONUS = 22
const EXOTIC_ARMOR = 23
const FRAMES = 30

const GOLD = '#f0d27a'

/** A few small marks around the sign, so that neighbours differ. */
const marks = (vary: Vary, color: string): string => {
  const count = 1 + vary.of(4)
  const turn = vary.between(0, Math.PI * 2)
  const dots = ring([48, 48], 37, 12, turn)
    .slice(0, count)
    .map(([x, y]) => circle(x, y, 2.2, { fill: color, opacity: 0.9 }))
  const arcs = [
    'M18 48A30 30 0 0 1 32 22.5',
    'M78 48A30 30 0 0 1 64 73.5',
    'M48 18A30 30 0 0 1 73 32',
    'M48 78A30 30 0 0 1 23 64',
  ]
  return (
    dots.join('') + path(arcs[vary.of(arcs.length)] as string, { stroke: color, width: 1.8, opacity: 0.55 })
  )
}

const disc = (rim: string, tint: string, content: string, enhanced: boolean): string =>
  picture(
    96,
    96,
    glow('g', [0.5, 0.35], 0.8, [
      [0, tint, 0.34],
      [1, tint, 0.06],
    ]) +
      gradient(
        'r',
        [0, 0],
        [0, 1],
        [
          [0, rim],
          [1, rim, 0.45],
        ],
      ),
    circle(48, 48, 44, { fill: '#14161b' }) +
      circle(48, 48, 44, { fill: 'url(#g)' }) +
      circle(48, 48, 42.5, { stroke: 'url(#r)', width: 3 }) +
      content +
      (enhanced ? path('M70 92V78h-7L76 62l13 16h-7v14z', { fill: GOLD, stroke: '#14161b', width: 3 }) : ''),
  )

const hexagon = (rim: string, content: string, enhanced: boolean): string =>
  picture(
    96,
    96,
    fade('g', '#23262e', '#101216', 'down'),
    polygon(ring([48, 48], 45, 6), { fill: 'url(#g)', stroke: rim, width: 3 }) +
      content +
      (enhanced ? path('M70 92V78h-7L76 62l13 16h-7v14z', { fill: GOLD, stroke: '#14161b', width: 3 }) : ''),
  )

const square = (content: string): string =>
  picture(
    96,
    96,
    fade('g', '#2a2e37', '#121419'),
    polygon(ring([48, 48], 60, 4, Math.PI / 4), { fill: 'url(#g)', stroke: '#59616d', width: 2 }) + content,
  )

/** A large sign that tells what the perk is about and a small one that tells it from its neighbours. */
const two = (sign: GlyphName | undefined, vary: Vary, color: string): string => {
  const first = sign ?? (SIGNS.traits[vary.of(SIGNS.traits.length)] as GlyphName)
  const second = SIGNS.traits[vary.of(SIGNS.traits.length)] as GlyphName
  return glyph(first, 46, 46, 42, '#f2f5f8') + glyph(second, 66, 68, 18, color)
}

export const drawPerk = (icon: Icon): string => {
  const vary = createVary(icon.seed)
  const tint = ELEMENT_COLORS[TINTS[icon.tint] ?? 'kinetic']
  const enhanced = icon.rarity === 1
  const sign = signNamed(icon.sign)
  const rim = enhanced ? GOLD : '#aeb6c0'
  if (icon.variant >= FRAMES) {
    const frame = sign ?? (SIGNS.traits[icon.variant % SIGNS.traits.length] as GlyphName)
    return square(glyph(frame, 48, 48, 46, '#e4e8ee') + marks(vary, '#8c95a1'))
  }
  if (icon.variant === ORIGIN) return hexagon(rim, two(sign, vary, '#8fd0e8'), enhanced)
  if (icon.variant === SET_BONUS) return hexagon('#c3a5ec', two(sign, vary, '#c3a5ec'), false)
  if (icon.variant === EXOTIC_FRAME || icon.variant === EXOTIC_ARMOR)
    return hexagon(GOLD, two(sign, vary, GOLD), false)
  const part = SIGNS.parts[icon.variant - 1]
  if (part) return disc(rim, tint, glyph(part, 48, 48, 50, '#eef1f5') + marks(vary, '#8c95a1'), enhanced)
  const element = icon.tint > 0 ? (SIGNS.elements[icon.tint] as GlyphName) : undefined
  const detail = SIGNS.traits[vary.of(SIGNS.traits.length)] as GlyphName
  const content = element
    ? glyph(element, 48, 45, 46, tint) + glyph(detail, 48, 74, 16, '#f2f5f8')
    : two(sign, vary, '#9fb4c8')
  return disc(rim, tint, content + marks(vary, tint), enhanced)
}
