import { readText } from '@ai-vault/game/data-rows.ts'
import { readKeyed } from '../world/tables/columns.ts'
import signs from './glyphs.json' with { type: 'json' }

/** Small signs on a field of 24 by 24, filled unless they begin with "stroke:". */
const GLYPHS = readKeyed(signs, 'glyphs.json', readText)
export type GlyphName = keyof typeof GLYPHS
export const GLYPH_NAMES = Object.keys(GLYPHS) as GlyphName[]

const STROKE = 'stroke:'

/** A glyph of the given size around a point. */
export const glyph = (
  name: GlyphName,
  x: number,
  y: number,
  size: number,
  color: string,
  opacity = 1,
): string => {
  const data = GLYPHS[name]
  const scale = Math.round((size / 24) * 100) / 100
  const place = `transform="translate(${Math.round((x - size / 2) * 10) / 10} ${Math.round((y - size / 2) * 10) / 10}) scale(${scale})"`
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return data.startsWith(STROKE)
    ? `<path d="${data.slice(STROKE.length)}" fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" ${place}${faint}/>`
    : `<path d="${data}" fill="${color}" fill-rule="evenodd" ${place}${faint}/>`
}
