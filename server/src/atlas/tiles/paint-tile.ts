import { constants, crc32, deflateSync } from 'node:zlib'
import { namesOn } from '@ai-vault/game/atlas/labels.ts'
import { Resvg } from '@resvg/resvg-js'
import type { Chart } from '../chart.ts'
import { drawTile, type TileAddress } from './draw-tile.ts'
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

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Runs of one colour are all there is to find in a tile: looking for nothing else takes a third of the time. */
const PACKING = { level: 3, strategy: constants.Z_RLE }
const EIGHT_BITS = 8
const PALETTE = 3
const COLORS = 256

/**
 * An opaque picture of red, green, blue and alpha bytes as PNG with a palette. All colours of a tile lie between the same
 * few shades of indigo, so that the green of a pixel tells its colour; where two differ, their mean stands for both. A
 * byte a pixel is packed in a third of the time of three.
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const line = 1 + width
  // Each line begins with the number of its filter: none, which suits flat colours best.
  const lines = Buffer.alloc(line * height)
  const reds = new Float64Array(COLORS)
  const blues = new Float64Array(COLORS)
  const counts = new Uint32Array(COLORS)
  let from = 0
  for (let row = 0; row < height; row++) {
    let to = row * line + 1
    for (let column = 0; column < width; column++) {
      const green = pixels[from + 1] ?? 0
      reds[green] = (reds[green] ?? 0) + (pixels[from] ?? 0)
      blues[green] = (blues[green] ?? 0) + (pixels[from + 2] ?? 0)
      counts[green] = (counts[green] ?? 0) + 1
      lines[to++] = green
      from += 4
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = EIGHT_BITS
  head[9] = PALETTE
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', paletteOf(reds, blues, counts)),
    chunk('IDAT', deflateSync(lines, PACKING)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function paletteOf(reds: Float64Array, blues: Float64Array, counts: Uint32Array): Buffer {
  const palette = Buffer.alloc(COLORS * 3)
  for (let green = 0; green < COLORS; green++) {
    const count = Math.max(1, counts[green] ?? 0)
    palette[3 * green] = Math.round((reds[green] ?? 0) / count)
    palette[3 * green + 1] = green
    palette[3 * green + 2] = Math.round((blues[green] ?? 0) / count)
  }
  return palette
}

function chunk(name: string, body: Uint8Array): Buffer {
  const whole = Buffer.alloc(body.length + 12)
  whole.writeUInt32BE(body.length, 0)
  whole.write(name, 4, 'latin1')
  whole.set(body, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, body.length + 8)), body.length + 8)
  return whole
}
