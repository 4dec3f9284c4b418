/**
 * Names as outlines. The renderer reads its fonts anew for every picture that holds text, which took longer than the rest
 * of a tile; so each name is turned into a path once, at one size, and tiles scale the path.
 */
import { Resvg } from '@resvg/resvg-js'
import { escapeText } from '../../pictures/escape-text.ts'

/** The size that names are outlined at: whole numbers are fine enough then. */
export const OUTLINE_SIZE = 200
/** Between letters, as a share of the size. */
const SPACING = 0.09

/** The `d` of a path for each name, set around 0 on its base line; empty where the typeface has none of its signs. */
export function outlineNames(
  names: readonly string[],
  fonts: readonly string[],
): ReadonlyMap<string, string> {
  const texts = names.map(
    (name, at) =>
      `<g id="n${at}"><text font-family="Saira Condensed" font-weight="600" font-size="${OUTLINE_SIZE}" letter-spacing="${OUTLINE_SIZE * SPACING}" text-anchor="middle">${escapeText(name)}</text></g>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${texts.join('')}</svg>`
  const outlined = new Resvg(drawing, {
    font: { loadSystemFonts: false, fontFiles: [...fonts] },
  }).toString()
  const found = new Map(names.map((name) => [name, '']))
  for (const part of outlined.split('id="n').slice(1)) {
    const name = names[Number.parseInt(part, 10)]
    const paths = [...part.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => inWholeNumbers(path))
    if (name !== undefined) found.set(name, paths.join(''))
  }
  return found
}

const inWholeNumbers = (path: string): string =>
  path.replaceAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => String(Math.round(Number(number))))
