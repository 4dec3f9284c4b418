import { createHash } from 'node:crypto'
import { DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { createSingleFlight } from '@ai-vault/platform/single-flight.ts'
import { LRUCache } from 'lru-cache'
import type { DiskCache } from '../../caches/disk-cache.ts'
import type { Chart } from '../chart.ts'
import { destinationsNear, type TileAddress } from './draw-tile.ts'
import type { TileDrawing } from './paint-tile.ts'

const CACHE_BYTES = 24 * 1024 * 1024
/** Raised with every change of the drawing, so that browsers ask for new tiles. */
const DRAWING = 7

export interface TileRequest extends TileAddress {
  readonly edition: string
  readonly language: string
  readonly names?: Names | undefined
  /** 2 for screens with twice as many pixels. */
  readonly density: 1 | 2
}

export interface TilesDeps {
  readonly draw: (key: string, drawing: TileDrawing) => Promise<Buffer>
  readonly disk: DiskCache
  readonly cacheBytes?: number
}

export type Tiles = ReturnType<typeof createTiles>

/** Tiles as pictures: drawn when first asked for, once for all who ask at the same time, then kept by bytes. */
export function createTiles({ draw, disk, cacheBytes = CACHE_BYTES }: TilesDeps) {
  const ready = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
  })
  const drawing = createSingleFlight<Buffer>()

  /** Of the charts and languages in use; another release of the game makes another chart. */
  const translated = new WeakMap<Chart, Map<string, Chart>>()
  function chartIn(chart: Chart, { language, edition, names }: TileRequest): Chart {
    if (!names) return chart
    const known = translated.get(chart) ?? new Map<string, Chart>()
    translated.set(chart, known)
    const key = `${edition} ${language}`
    const found = known.get(key) ?? withNames(chart, names)
    known.set(key, found)
    return found
  }

  async function bring(key: string, chart: Chart, request: TileRequest): Promise<Buffer> {
    const { destinationHash, zoom, x, y, density } = request
    const address = { destinationHash, zoom, x, y }
    const drawing = { chart: destinationsNear(chartIn(chart, request), address), address, density }
    // Named by all that it shows: one of another chart or another release of ours is another file.
    const file = `${DRAWING} ${JSON.stringify(drawing)}`
    const onDisk = await disk.read(file)
    const picture = onDisk ?? (await draw(key, drawing))
    ready.set(key, picture)
    if (!onDisk) await disk.write(file, picture)
    return picture
  }

  return {
    async get(chart: Chart, request: TileRequest): Promise<Buffer> {
      const { destinationHash = 'all', zoom, x, y, density, edition, language } = request
      const key = `${edition} ${language} ${destinationHash} ${zoom} ${x} ${y} ${density}`
      return ready.get(key) ?? drawing.run(key, () => bring(key, chart, request))
    },
  }
}

/** Names a picture's contents in its address. */
export const tilesEdition = (edition: string, language: string): string =>
  createHash('sha256').update(`${DRAWING} ${edition} ${language}`).digest('base64url').slice(0, 10)

/** What the typeface of the tiles can write; other scripts keep the English name. */
const WRITABLE = /^[\p{Script=Latin}\p{P}\p{N}\p{S} ]+$/u

function withNames(chart: Chart, names: Names): Chart {
  const writable = (translated: string | undefined, name: string) =>
    translated !== undefined && WRITABLE.test(translated) ? translated : name
  return chart.map((destination) => {
    const zoneNames = names.zoneNamesOf(destination.hash)
    return {
      ...destination,
      name: writable(names.nameOf(DESTINATION_TABLE, destination.hash), destination.name),
      zones: destination.zones.map((zone) => ({
        ...zone,
        name: writable(zoneNames.get(zone.hash), zone.name),
      })),
    }
  })
}
