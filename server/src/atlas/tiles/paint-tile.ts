import { namesOn } from '@ai-vault/game/atlas/labels.ts'
import { Resvg } from '@resvg/resvg-js'
import type { Chart } from '../chart.ts'
import { drawTile, type TileAddress } from './draw-tile.ts'
import { encodePng } from './encode-png.ts'
import { outlineNames } from './label-outlines.ts'

export interface TileDrawing {
  /** With the names that are written. */
  readonly chart: Chart
  readonly address: TileAddress
  /** 2 for screens with twice as many pixels. */
  readonly density: 1 | 2
}

const NO_FONTS = { loadSystemFonts: false, fontFiles: [] }
const asItIs = (_: number, name: string) => name

/** Paints tiles as PNG; each name is outlined once. */
export function createTilePainter(fonts: readonly string[]) {
  const outlines = new Map<string, string>()

  function outline(chart: Chart) {
    const names = new Set(chart.flatMap((each) => namesOn(each, asItIs)))
    const unknown = [...names].filter((name) => !outlines.has(name))
    if (unknown.length === 0) return
    for (const [name, path] of outlineNames(unknown, fonts)) outlines.set(name, path)
  }

  return ({ chart, address, density }: TileDrawing): Buffer => {
    outline(chart)
    const drawing = drawTile(chart, address, {
      nameOf: asItIs,
      outlineOf: (text) => outlines.get(text) ?? '',
    })
    const { pixels, width, height } = new Resvg(drawing, {
      fitTo: { mode: 'zoom', value: density },
      font: NO_FONTS,
    }).render()
    return encodePng(pixels, width, height)
  }
}
