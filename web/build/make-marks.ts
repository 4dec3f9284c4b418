/**
 * Marks are the glyphs that stand on a thousand tiles: one file each, with its colour in it, shown as a background.
 * A glyph of the sprite takes a drawing of its own into the page for every use, which a grid that scrolls cannot afford.
 * Run this file after a change of the sprite or of a colour; a test says when that was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const UI = join(import.meta.dirname, '../src/ui')
const read = (file: string) => readFileSync(join(UI, file), 'utf8')

const ELEMENTS = ['kinetic', 'arc', 'solar', 'void', 'stasis', 'strand', 'prismatic'] as const
const LOZENGE = '<path d="M12 0L24 12L12 24L0 12Z" fill="currentColor"/>'

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

/** The first value a token has in the file: what it is without any preference of the player's. */
function colorOf(token: string, tokens: string): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1]
  if (value === undefined) throw new Error(`There is no colour --${token}.`)
  const other = /^var\(--(.+)\)$/.exec(value)?.[1]
  return other === undefined ? value : colorOf(other, tokens)
}

function drawingOf(glyph: string, sprite: string): string {
  if (glyph === 'lozenge') return LOZENGE
  const drawing = new RegExp(`<symbol id="${glyph}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(sprite)?.[1]
  if (drawing === undefined) throw new Error(`There is no glyph ${glyph} of 24 by 24.`)
  return drawing
}

/** File name and text of every mark. */
export function makeMarks(): ReadonlyMap<string, string> {
  const sprite = read('glyphs.svg')
  const tokens = read('tokens.css')
  return new Map(
    MARKS.map(([mark, glyph, token]) => [
      `marks/${mark}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><title>${mark}</title>` +
        `${drawingOf(glyph, sprite).replaceAll('currentColor', colorOf(token, tokens))}</svg>\n`,
    ]),
  )
}

if (import.meta.main) {
  for (const [file, text] of makeMarks()) writeFileSync(join(UI, file), text)
}
