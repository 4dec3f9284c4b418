import { GLYPH_NAMES, type GlyphName, glyph } from './glyphs.ts'
import type { Icon } from './icon-path.ts'
import { ELEMENT_COLORS, TINTS } from './palette.ts'
import { signNamed } from './sign-of.ts'
import { circle, fade, path, picture, polygon, rect, ring } from './svg.ts'
import { createVary } from './vary.ts'

/** What is put into sockets beside perks: mods, masterworks, trackers, catalysts, tuning. */

const plate = (from: string, to: string, rim: string, content: string): string =>
  picture(
    96,
    96,
    fade('g', from, to),
    rect(3, 3, 90, 90, { fill: 'url(#g)', stroke: rim, width: 3 }, 6) + content,
  )

const GOLD = '#f0d27a'

const emptySocket = (): string =>
  plate(
    '#1a1d23',
    '#101216',
    '#4a515b',
    path('M48 30v36M30 48h36', { stroke: '#6a727d', width: 5 }) +
      circle(48, 48, 30, { stroke: '#3a4049', width: 2 }),
  )

const masterwork = (icon: Icon): string => {
  const level = Math.min(10, icon.rarity)
  const pips = Array.from({ length: 10 }, (_, place) => {
    const [x, y] = ring([48, 48], 33, 10)[place] as readonly [number, number]
    return circle(x, y, 3.6, { fill: place < level ? GOLD : '#3b3629' })
  })
  const sign = GLYPH_NAMES[createVary(icon.seed).of(GLYPH_NAMES.length)] as GlyphName
  return plate(
    '#3a3116',
    '#15120a',
    level >= 10 ? GOLD : '#8b7a3c',
    pips.join('') + glyph(sign, 48, 48, 34, '#fff3cf'),
  )
}

const fitted = (icon: Icon): string => {
  const vary = createVary(icon.seed)
  const sign = signNamed(icon.sign) ?? (GLYPH_NAMES[vary.of(GLYPH_NAMES.length)] as GlyphName)
  const hue = vary.of(360)
  return plate(
    `hsl(${hue} 30% 30%)`,
    `hsl(${hue} 36% 11%)`,
    `hsl(${hue} 34% 56%)`,
    glyph(sign, 48, 46, 50, '#f4f6f9') + path('M12 84h72', { stroke: `hsl(${hue} 60% 70%)`, width: 3 }),
  )
}

const tracker = (): string =>
  plate(
    '#2b3138',
    '#12151a',
    '#8fa0b0',
    glyph('target', 48, 44, 46, '#e6edf4') + rect(22, 74, 52, 8, { fill: '#8fa0b0' }, 2),
  )

const catalyst = (icon: Icon): string => {
  const tint = ELEMENT_COLORS[TINTS[icon.tint] ?? 'kinetic']
  return plate(
    '#4a3b10',
    '#171206',
    GOLD,
    polygon(ring([48, 48], 34, 6), { stroke: GOLD, width: 3 }) +
      polygon(ring([48, 48], 24, 6, Math.PI / 6), { stroke: tint, width: 2 }) +
      glyph('burst', 48, 48, 34, tint),
  )
}

const tuning = (): string =>
  plate(
    '#173436',
    '#0a1516',
    '#6fd3cf',
    path('M30 62V34M22 42l8-9 8 9M66 34v28M58 54l8 9 8-9', { stroke: '#c9f5f2', width: 5 }) +
      circle(48, 48, 4, { fill: '#6fd3cf' }),
  )

const selector = (icon: Icon): string =>
  plate(
    '#33244e',
    '#120d1c',
    '#c3a5ec',
    polygon(ring([48, 48], 34, 4 + (icon.seed % 5)), { stroke: '#c3a5ec', width: 3 }) +
      glyph('link', 48, 48, 36, '#efe6fb'),
  )

export const drawMod = (icon: Icon): string => {
  const drawings = [emptySocket, masterwork, fitted, tracker, catalyst, tuning, selector]
  return (drawings[icon.variant] ?? fitted)(icon)
}

/** Each digit as strokes in a box of 8 by 14, its middle at 0 0. */
const DIGITS: Readonly<Record<string, string>> = {
  '+': 'm-4 0h8m-4 -4v8',
  0: 'm-3 -7h6v14h-6z',
  1: 'm-3 -4l3 -3v14m-3 0h6',
  2: 'm-4 -7h7v7h-6v7h7',
  3: 'm-4 -7h7v14h-7m1 -7h6',
  4: 'm-4 -7v7h8m-2 -7v14',
  5: 'm3 -7h-6v7h6v7h-7',
  6: 'm3 -7h-6v14h6v-7h-6',
  7: 'm-4 -7h7l-4 14',
  8: 'm-3 -7h6v14h-6zm0 7h6',
  9: 'm3 0h-6v-7h6v14h-6',
}
const ADVANCE = 12

/** "+10", centered on a point. */
const signedNumber = (value: number, x: number, y: number, stroke: string): string => {
  const text = [...`+${value}`]
  const start = x - ((text.length - 1) * ADVANCE) / 2
  const data = text.map((digit, place) => `M${start + place * ADVANCE} ${y}${DIGITS[digit] ?? ''}`).join('')
  return path(data, { stroke, width: 2.6 })
}

/** Armor stats in the order weapons, health, class, super, grenade, melee; `rarity` carries a mod's value. */
const STAT_GLYPHS: readonly GlyphName[] = ['rounds', 'cross', 'shield', 'star', 'grenade', 'fist']

export const drawStat = (icon: Icon): string => {
  const sign = STAT_GLYPHS[icon.variant] ?? 'diamond'
  if (icon.tint === 1)
    return picture(
      96,
      96,
      '',
      polygon(ring([48, 48], 45, 8, Math.PI / 8), { fill: '#1d222b', stroke: '#aeb6c0', width: 3 }) +
        glyph(sign, 48, 48, 48, '#f4f6f9'),
    )
  if (icon.rarity === 0) return picture(96, 96, '', glyph(sign, 48, 48, 80, '#f4f6f9'))
  return plate(
    '#24363f',
    '#0d1418',
    icon.rarity >= 10 ? '#9fd8ee' : '#6f93a3',
    glyph(sign, 48, 42, 46, '#f4f6f9') + signedNumber(icon.rarity, 48, 79, '#9fd8ee'),
  )
}
