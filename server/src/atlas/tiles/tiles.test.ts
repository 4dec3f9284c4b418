import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { chartDestination } from '@ai-vault/game/atlas/chart.ts'
import { namesOn, placeLabels } from '@ai-vault/game/atlas/labels.ts'
import type { Spot } from '@ai-vault/game/atlas/projection.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskCache } from '../../caches/disk-cache.ts'
import { pictureFonts } from '../../pictures/picture-font.ts'
import { contourPath, LOWEST, TENTHS } from './contours.ts'
import { drawTile } from './draw-tile.ts'
import { outlineNames } from './label-outlines.ts'
import { createTilePainter, encodePng, type TileDrawing } from './paint-tile.ts'
import { createTiles, type Tiles } from './tiles.ts'

const chart = [
  ['Europa', 12],
  ['Nessus', 9],
  ['Savathûn’s <Throne> World', 11],
].map(([name, zones], slot) =>
  chartDestination(
    {
      hash: 1000 + slot,
      name: String(name),
      description: '',
      place: '',
      zones: Array.from({ length: Number(zones) }, (_, at) => ({
        hash: slot * 100 + at + 1,
        name: `Zone ${at}`,
      })),
    },
    slot,
  ),
)
const [europa] = chart
const folder = mkdtempSync(join(tmpdir(), 'ai-vault-tiles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const english = { nameOf: (_: number, name: string) => name, outlineOf: () => 'M0 0H9V9Z' }
const tileOf = (zoom: number, spot: Spot | undefined = europa) => ({
  zoom,
  x: Math.floor(((spot?.x ?? 0) * 2 ** zoom) / 256),
  y: Math.floor(((spot?.y ?? 0) * 2 ** zoom) / 256),
})

/** The corners of a path's curves, in pixels. */
function cornersOf(path: string): { readonly x: number; readonly y: number }[] {
  const corners: { x: number; y: number }[] = []
  let [x, y] = [0, 0]
  for (const [, start, curve] of path.matchAll(/M(-?\d+ -?\d+)|q(-?\d+ -?\d+ -?\d+ -?\d+)/g)) {
    const [cornerX = 0, cornerY = 0, toX = 0, toY = 0] = (start ?? curve ?? '').split(' ').map(Number)
    if (start) {
      x = cornerX
      y = cornerY
      continue
    }
    corners.push({ x: (x + cornerX) / TENTHS, y: (y + cornerY) / TENTHS })
    x += toX
    y += toY
  }
  return corners
}

describe('lines of equal height', () => {
  it('close around a hill, at the right distance', () => {
    const count = 21
    const values = new Float64Array(count * count).fill(LOWEST)
    for (let row = 1; row < count - 1; row++) {
      for (let column = 1; column < count - 1; column++) {
        values[row * count + column] = 10 - Math.hypot(row - 10, column - 10)
      }
    }
    const path = contourPath({ columns: count, rows: count, values, step: 1, left: 0, top: 0 }, 5)
    expect(path.match(/M/g)).toHaveLength(1)
    expect(path.endsWith('Z')).toBe(true)
    const corners = cornersOf(path)
    expect(corners.length).toBeGreaterThan(20)
    for (const { x, y } of corners) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(5, 0)
    expect(contourPath({ columns: count, rows: count, values, step: 1, left: 0, top: 0 }, 11)).toBe('')
  })
})

describe('F-211 a tile', () => {
  it('shows land, lines, grid and names, and escapes what a name holds', () => {
    const tile = drawTile(chart, tileOf(5), english)
    expect(tile).toContain('width="256" height="256"')
    expect(tile.match(/<path/g)?.length).toBeGreaterThan(5)
    expect(tile).toContain('aria-label="ZONE 1"')
    expect(drawTile(chart, tileOf(4, chart[2]), english)).not.toContain('<THRONE>')
  })

  it('meets its neighbour without a seam: the same land on both sides of the border', () => {
    const { zoom, x, y } = tileOf(4)
    const crossings = (tile: string, at: number) =>
      new Set(
        cornersOf(tile)
          .filter(({ x: across }) => across === at)
          .map(({ y: down }) => Math.round(down)),
      )
    const left = crossings(drawTile(chart, { zoom, x: x - 1, y }, english), 256)
    const right = crossings(drawTile(chart, { zoom, x, y }, english), 0)
    const inside = (heights: Set<number>) => [...heights].filter((at) => at > 0 && at < 256).toSorted()
    expect(inside(right).length).toBeGreaterThan(0)
    expect(inside(left)).toEqual(inside(right))
  })

  it('writes every name over all land, so that no neighbour covers it', () => {
    const { x = 0, y = 0 } = europa ?? {}
    const close = chart.map((destination, at) => ({ ...destination, x: x + at, y }))
    const [label] = close.flatMap((destination) => placeLabels(destination, 4, english.nameOf, true))
    const tile = drawTile(
      close,
      { zoom: 4, x: Math.floor((label?.x ?? 0) / 256), y: Math.floor((label?.y ?? 0) / 256) },
      english,
    )
    expect(tile.match(/aria-label="(EUROPA|NESSUS)/g)).toHaveLength(2)
    const names = tile.slice(tile.indexOf('<path aria-label'))
    expect(names.replaceAll(/<path aria-label[^>]*\/>/g, '')).toBe('</svg>')
  })

  it('leaves the names to the app where the whole chart is seen from afar', () => {
    const isNamed = (destinationHash?: number) =>
      [...Array(8).keys()].some((x) =>
        [...Array(8).keys()].some((y) =>
          drawTile(chart, { zoom: 3, x, y, destinationHash }, english).includes('aria-label'),
        ),
      )
    expect([isNamed(), isNamed(1000)]).toEqual([false, true])
  })

  it('draws the other destinations faintly where one is chosen', () => {
    expect(drawTile(chart, tileOf(1), english)).not.toContain('opacity="0.4"')
    expect(drawTile(chart, { ...tileOf(1), destinationHash: 1000 }, english)).toContain('opacity="0.4"')
  })

  it('high up in the land is one square of its colour, crossed by lines', () => {
    const [zone] = europa?.zones ?? []
    const tile = drawTile(chart, tileOf(8, zone), english)
    expect(tile.match(/<path d="M0 0H2560V2560H0Z" fill="#[0-9a-f]{6}"\/>/g)).toHaveLength(1)
    expect(tile).not.toContain('stroke="#5a5a80"')
  })

  it('writes the name of a zone where no circle on the middle of a zone covers it', () => {
    // Half of the 28 pixels that a mark of the map takes.
    const reach = 14
    const covered = [4, 5, 6].flatMap((zoom) =>
      chart.flatMap((destination) =>
        placeLabels(destination, zoom, english.nameOf, true)
          .filter(({ kind }) => kind === 'zone')
          .map(({ x, y, width, size }) =>
            destination.zones.some(
              (zone) =>
                Math.abs(zone.x * 2 ** zoom - x) < width / 2 + reach &&
                zone.y * 2 ** zoom - reach < y &&
                zone.y * 2 ** zoom + reach > y - 0.7 * size,
            ),
          ),
      ),
    )
    expect(covered.length).toBeGreaterThan(20)
    expect(covered).not.toContain(true)
  })

  it('names no zone twice where there is no room', () => {
    const names = (zoom: number) => {
      const found = new Set<string>()
      for (let x = 0; x < 2 ** zoom; x++) {
        for (let y = 0; y < 2 ** zoom; y++) {
          for (const [, name] of drawTile(chart.slice(0, 1), { zoom, x, y }, english).matchAll(
            /"(ZONE \d+)"/g,
          )) {
            found.add(name ?? '')
          }
        }
      }
      return found.size
    }
    expect(names(3)).toBe(0)
    expect(names(4)).toBeLessThanOrEqual(12)
    expect(names(5)).toBe(12)
  })
})

describe('names as outlines', () => {
  const fonts = pictureFonts(folder)

  it('are a path for each name, wider for a longer one, and none where the typeface has no such signs', () => {
    const outlines = outlineNames(['I', 'NEXUS & <CO>', 'ŁÓDŹ', '東京'], fonts)
    const width = (name: string) => {
      const xs = [...(outlines.get(name) ?? '').matchAll(/[ML] (-?\d+)/g)].map(([, x]) => Number(x))
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(width('NEXUS & <CO>')).toBeGreaterThan(5 * width('I'))
    expect(outlines.get('ŁÓDŹ')).toMatch(/^M/)
    expect([...outlines.keys()]).toEqual(['I', 'NEXUS & <CO>', 'ŁÓDŹ', '東京'])
    expect(outlines.get('I')).not.toMatch(/\./)
  })

  it('exist for every text that a label may hold, whole or in two lines', () => {
    for (const destination of chart) {
      const names = new Set(namesOn(destination, english.nameOf))
      for (const zoom of [1, 2, 3, 4, 5, 6, 7, 8])
        for (const { text } of placeLabels(destination, zoom, english.nameOf, true))
          expect([text, names.has(text)]).toEqual([text, true])
    }
  })
})

describe('a picture with a palette', () => {
  it('holds each colour as it was, and the mean of two that share their green', () => {
    const png = encodePng(new Uint8Array([8, 7, 24, 255, 40, 90, 60, 255, 20, 7, 26, 255]), 3, 1)
    const part = (name: string) => {
      const at = png.indexOf(name, 0, 'latin1')
      return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
    }
    expect([...inflateSync(part('IDAT'))]).toEqual([0, 7, 90, 7])
    const color = (green: number) => [...part('PLTE').subarray(3 * green, 3 * green + 3)]
    expect([color(7), color(90)]).toEqual([
      [14, 7, 25],
      [40, 90, 60],
    ])
  })
})

describe('the tiles as pictures', () => {
  let paint: (drawing: TileDrawing) => Buffer
  let drawn = 0
  let tiles: Tiles
  const start = () =>
    createTiles({
      draw: async (_, drawing) => {
        drawn++
        return paint(drawing)
      },
      disk: createDiskCache(join(folder, 'tiles'), 10_000_000),
    })
  beforeAll(() => {
    paint = createTilePainter(pictureFonts(folder))
    tiles = start()
  })
  const request = { edition: 'a', language: 'en', density: 1 as const }
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

  it('F-214 are PNG of 256 pixels, and of 512 for screens that have twice as many', async () => {
    const tile = await tiles.get(chart, { ...request, ...tileOf(4) })
    expect(tile.toString('latin1', 1, 4)).toBe('PNG')
    expect(sizeOf(tile)).toEqual([256, 256])
    expect(sizeOf(await tiles.get(chart, { ...request, ...tileOf(4), density: 2 }))).toEqual([512, 512])
  })

  it('are drawn once for all who ask, and kept', async () => {
    const wanted = { ...request, ...tileOf(3) }
    const [one, other] = await Promise.all([tiles.get(chart, wanted), tiles.get(chart, wanted)])
    expect(one).toBe(other)
    expect(await tiles.get(chart, wanted)).toBe(one)
    expect(await tiles.get(chart, { ...wanted, edition: 'b' })).not.toBe(one)
  })

  it('outlast a restart on disk, unless what they show is another chart', async () => {
    const wanted = { ...request, ...tileOf(6) }
    const before = await tiles.get(chart, wanted)
    const drawnBefore = drawn
    const restarted = start()
    expect(await restarted.get(chart, wanted)).toEqual(before)
    expect(drawn).toBe(drawnBefore)
    const moved = chart.map((destination) => ({
      ...destination,
      zones: destination.zones.map((zone) => ({ ...zone, x: zone.x + 0.5 })),
    }))
    expect(await restarted.get(moved, { ...wanted, edition: 'moved' })).not.toEqual(before)
    expect(drawn).toBe(drawnBefore + 1)
  })

  it('write names: the same tile without them is another picture', async () => {
    const named = await tiles.get(chart, { ...request, ...tileOf(5) })
    const bare = chart.map((destination) => ({
      ...destination,
      name: '',
      zones: destination.zones.map((zone) => ({ ...zone, name: '' })),
    }))
    expect(named.equals(await tiles.get(bare, { ...request, edition: 'bare', ...tileOf(5) }))).toBe(false)
  })
})
