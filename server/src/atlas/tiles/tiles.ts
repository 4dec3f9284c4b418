import { createHash } from 'node:crypto'
import { namesOn } from '@ai-vault/game/atlas/labels.ts'
import { DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { renderAsync } from '@resvg/resvg-js'
import { createByteLru } from '../../guardians/byte-lru.ts'
import type { Chart } from '../chart.ts'
import { drawTile, type Lettering, type TileAddress } from './draw-tile.ts'
import { encodePng } from './encode-png.ts'
import { outlineNames } from './label-outlines.ts'

const CACHE_BYTES = 24 * 1024 * 1024
/** Raised with every change of the drawing, so that browsers ask for new tiles. */
const DRAWING = 6

export interface TileRequest extends TileAddress {
  readonly edition: string
  readonly language: string
  readonly names?: Names | undefined
  /** 2 for screens with twice as many pixels. */
  readonly density: 1 | 2
}

export type Tiles = ReturnType<typeof createTiles>

/** Tiles as pictures: drawn when first asked for, once for all who ask at the same time, then kept by bytes. */
export function createTiles({
  fonts,
  cacheBytes = CACHE_BYTES,
}: {
  fonts: readonly string[]
  cacheBytes?: number
}) {
  const ready = createByteLru<Buffer>(cacheBytes)
  const drawing = new Map<string, Promise<Buffer>>()

  /** Of the charts and languages in use; another release of the game makes another chart. */
  const lettering = new WeakMap<Chart, Map<string, Lettering>>()
  function letteringOf(chart: Chart, { language, edition, names }: TileRequest): Lettering {
    const known = lettering.get(chart) ?? new Map<string, Lettering>()
    lettering.set(chart, known)
    const key = `${edition} ${language}`
    const found = known.get(key) ?? outlined(chart, namer(chart, names), fonts)
    known.set(key, found)
    return found
  }

  async function draw(chart: Chart, request: TileRequest): Promise<Buffer> {
    const picture = drawTile(chart, request, letteringOf(chart, request))
    // On a thread of its own: the drawing above takes two milliseconds, the picture some more.
    const { pixels, width, height } = await renderAsync(picture, {
      fitTo: { mode: 'zoom', value: request.density },
      font: NO_FONTS,
    })
    return encodePng(pixels, width, height)
  }

  return {
    async get(chart: Chart, request: TileRequest): Promise<Buffer> {
      const { destinationHash = 'all', zoom, x, y, density, edition, language } = request
      const key = `${edition} ${language} ${destinationHash} ${zoom} ${x} ${y} ${density}`
      const kept = ready.get(key) ?? drawing.get(key)
      if (kept) return kept
      const started = draw(chart, request)
        .then((picture) => {
          ready.set(key, picture, picture.length)
          return picture
        })
        .finally(() => drawing.delete(key))
      drawing.set(key, started)
      return started
    },
  }
}

const NO_FONTS = { loadSystemFonts: false, fontFiles: [] }

function outlined(chart: Chart, nameOf: Lettering['nameOf'], fonts: readonly string[]): Lettering {
  const outlines = outlineNames([...new Set(chart.flatMap((each) => namesOn(each, nameOf)))], fonts)
  return { nameOf, outlineOf: (text) => outlines.get(text) ?? '' }
}

/** Names a picture's contents in its address. */
export const tilesEdition = (edition: string, language: string): string =>
  createHash('sha256').update(`${DRAWING} ${edition} ${language}`).digest('base64url').slice(0, 10)

/** What the typeface of the tiles can write; other scripts keep the English name. */
const WRITABLE = /^[\p{Script=Latin}\p{P}\p{N}\p{S} ]+$/u

function namer(chart: Chart, names: Names | undefined): (hash: number, name: string) => string {
  if (!names) return (_, name) => name
  const zoneNames = new Map(chart.flatMap(({ hash }) => [...names.zoneNamesOf(hash)]))
  const destinations = new Set(chart.map(({ hash }) => hash))
  return (hash, name) => {
    const translated = destinations.has(hash) ? names.nameOf(DESTINATION_TABLE, hash) : zoneNames.get(hash)
    return translated !== undefined && WRITABLE.test(translated) ? translated : name
  }
}
