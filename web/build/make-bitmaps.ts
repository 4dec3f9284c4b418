/**
 * What stands on a thousand tiles, or behind all of them, is a bitmap: a vector is drawn anew for every tile and every
 * piece of the page, which a grid that scrolls cannot afford. Marks are glyphs of the sprite with their colour in them,
 * shown as backgrounds; dust is the page's ground, colour and stars in one, because a ground that nothing shines through
 * is laid, not mixed. Run this file after a change of the sprite, the dust or a colour; a test says when that was
 * forgotten.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { tokenColor } from './token-color.ts'

const WEB = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(WEB, file), 'utf8')

export interface Bitmap {
  /** From the folder of the web app. */
  readonly file: string
  readonly drawing: string
  readonly width: number
}

const ELEMENTS = ['kinetic', 'arc', 'solar', 'void', 'stasis', 'strand', 'prismatic'] as const
const LOZENGE = '<path d="M12 0L24 12L12 24L0 12Z" fill="currentColor"/>'
/** The largest mark is 24 pixels wide, and a sharp screen shows two for one. */
const MARK_WIDTH = 48
const DUST_WIDTH = 720

/** Name of the mark, glyph it shows, token of its colour. */
const MARKS: readonly (readonly [mark: string, glyph: string, token: string])[] = [
  ...ELEMENTS.map((element) => [`el-${element}`, `el-${element}`, element] as const),
  ['rt-god', 'rt-god', 'gold-bright'],
  ['rt-excellent', 'rt-excellent', 'gold'],
  ['rt-good', 'rt-good', 'text-2'],
  ['rt-poor', 'rt-poor', 'danger'],
  ['rt-unrated', 'rt-unrated', 'text-3'],
  ['crafted', 'i-crafted', 'text-2'],
  ['locked', 'i-lock', 'text-2'],
  ...[2, 3, 4, 5].map((tier) => [`pip-${tier}`, 'lozenge', `tier-${tier}`] as const),
]

function glyphOf(glyph: string, sprite: string): string {
  if (glyph === 'lozenge') return LOZENGE
  const drawing = new RegExp(`<symbol id="${glyph}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(sprite)?.[1]
  if (drawing === undefined) throw new Error(`There is no glyph ${glyph} of 24 by 24.`)
  return drawing
}

export function drawBitmaps(): readonly Bitmap[] {
  const sprite = read('src/ui/glyphs/glyphs.svg')
  const tokens = read('src/ui/tokens.css')
  const ground = `<rect width="100%" height="100%" fill="${tokenColor('surface-0', tokens)}"/>`
  const dust = read('build/dust.svg').replace(/^<svg[^>]*>/, (start) => start + ground)
  return [
    ...MARKS.map(([mark, glyph, token]) => ({
      file: `src/items/badges/bitmaps/${mark}.png`,
      drawing:
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">` +
        `${glyphOf(glyph, sprite).replaceAll('currentColor', tokenColor(token, tokens))}</svg>`,
      width: MARK_WIDTH,
    })),
    { file: 'public/dust.png', drawing: dust, width: DUST_WIDTH },
    { file: 'public/dust-2x.png', drawing: dust, width: 2 * DUST_WIDTH },
  ]
}

export const bitmapPath = ({ file }: Bitmap) => join(WEB, file)
/** Where the bitmaps say which drawings they were made of. */
export const MADE_OF = join(WEB, 'build/bitmaps-made-of.json')
export const fingerprintOf = ({ drawing, width }: Bitmap) =>
  createHash('sha256').update(`${width} ${drawing}`).digest('hex').slice(0, 16)

if (import.meta.main) {
  const bitmaps = drawBitmaps()
  for (const bitmap of bitmaps) {
    const picture = new Resvg(bitmap.drawing, { fitTo: { mode: 'width', value: bitmap.width } }).render()
    writeFileSync(bitmapPath(bitmap), picture.asPng())
  }
  const madeOf = Object.fromEntries(bitmaps.map((bitmap) => [bitmap.file, fingerprintOf(bitmap)]))
  writeFileSync(MADE_OF, `${JSON.stringify(madeOf, null, 2)}\n`)
}
