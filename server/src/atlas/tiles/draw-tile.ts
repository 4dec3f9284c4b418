import { TILE_SIZE } from '@ai-vault/contract/atlas/map-options.ts'
import type { ChartDestination } from '@ai-vault/game/atlas/chart.ts'
import { escapeText } from '../../pictures/escape-text.ts'
import type { Chart } from '../chart.ts'
import { contourPath, type Grid, LOWEST } from './contours.ts'
import { type Height, heightOf, octavesAt, SHORE } from './height.ts'
import { isOnTile, type Label, placeLabels } from './labels.ts'

export interface TileAddress {
  /** Draws the others faintly; undefined draws all alike. */
  readonly destinationHash?: number | undefined
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** The tokens of the look as bytes: surfaces, lines and text on near-black indigo. */
const COLOR = {
  space: '#080718',
  land: '#131229',
  high: '#8f8fc4',
  line: '#282843',
  shore: '#5a5a80',
  text: '#a7a7ba',
  title: '#c7c8d5',
} as const

const SAMPLE_STEP = 8
/** Samples beyond the tile: lines cross its border as if it were not there, and close outside of it. */
const MARGIN = 2
/** Height between two lines, by zoom. */
const LINE_STEPS = [0.7, 0.5, 0.34, 0.24, 0.16, 0.115, 0.085]
const LAST_STEP = 0.06
const INDEX_EVERY = 5
/** Land above each of these is a breath brighter. */
const BANDS = [0.35, 0.6, 0.85, 1.1, 1.4]

/** One tile of the chart as a drawing. */
export function drawTile(
  chart: Chart,
  { destinationHash, zoom, x, y }: TileAddress,
  nameOf: (hash: number, name: string) => string,
): string {
  const scale = 2 ** zoom
  const left = x * TILE_SIZE
  const top = y * TILE_SIZE
  const near = chart.filter((destination) =>
    isNear(destination, left / scale, top / scale, TILE_SIZE / scale),
  )
  const parts = near.map((destination) => {
    const faint = destinationHash !== undefined && destination.hash !== destinationHash
    const land = drawLand(destination, zoom, left, top, faint)
    const names = placeLabels(destination, zoom, nameOf, !faint)
      .filter((label) => isOnTile(label, left, top))
      .map((label) => drawLabel(label, left, top))
      .join('')
    return faint ? `<g opacity=".4">${land}${names}</g>` : `${land}${names}`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">`,
    `<rect width="${TILE_SIZE}" height="${TILE_SIZE}" fill="${COLOR.space}"/>`,
    GRATICULE,
    ...parts,
    '</svg>',
  ].join('')
}

/** Names stand above a destination, a little outside of it. */
const BESIDE = 4

function isNear({ x, y, radius }: ChartDestination, left: number, top: number, size: number): boolean {
  const reach = radius + BESIDE
  return x + reach > left && x - reach < left + size && y + reach > top && y - reach < top + size
}

/** Dotted lines every half of a tile: the same at every zoom, a rule to measure by. */
const GRATICULE = (() => {
  const halves = [0.5, TILE_SIZE / 2 + 0.5]
  const lines = halves.map((at) => `M0 ${at}H${TILE_SIZE}M${at} 0V${TILE_SIZE}`).join('')
  return `<path d="${lines}" fill="none" stroke="${COLOR.line}" stroke-dasharray="1 7" opacity=".8"/>`
})()

function drawLand(
  destination: ChartDestination,
  zoom: number,
  left: number,
  top: number,
  faint: boolean,
): string {
  const scale = 2 ** zoom
  const orbit = `<circle cx="${round(destination.x * scale - left)}" cy="${round(destination.y * scale - top)}" r="${round(destination.radius * scale)}" fill="none" stroke="${COLOR.line}" stroke-width="1"/>`
  const beyond = MARGIN * SAMPLE_STEP
  const square = {
    left: (left - beyond) / scale,
    top: (top - beyond) / scale,
    size: (TILE_SIZE + 2 * beyond) / scale,
  }
  const grid = sample(heightOf(destination, octavesAt(zoom), square), scale, left, top)
  const highest = grid.values.reduce((most, value) => Math.max(most, value), 0)
  if (highest <= SHORE) return orbit
  const coast = contourPath(grid, SHORE)
  const land = `<path d="${coast}" fill="${COLOR.land}" fill-rule="evenodd"/>`
  const step = (LINE_STEPS[zoom] ?? LAST_STEP) * (faint ? 2 : 1)
  const lines: string[] = []
  const indexLines: string[] = []
  for (let number = 1; SHORE + number * step < highest; number++) {
    const into = number % INDEX_EVERY === 0 ? indexLines : lines
    into.push(contourPath(grid, SHORE + number * step))
  }
  return [
    orbit,
    land,
    ...BANDS.filter((level) => level < highest).map(
      (level) =>
        `<path d="${contourPath(grid, level)}" fill="${COLOR.high}" fill-opacity=".06" fill-rule="evenodd"/>`,
    ),
    `<path d="${lines.join('')}" fill="none" stroke="${COLOR.high}" stroke-opacity=".2" stroke-width=".9"/>`,
    `<path d="${indexLines.join('')}" fill="none" stroke="${COLOR.high}" stroke-opacity=".42" stroke-width="1.1"/>`,
    `<path d="${coast}" fill="none" stroke="${COLOR.shore}" stroke-width="1.2"/>`,
  ].join('')
}

/** The outermost samples count as low, whatever lies there: they only close the lines. */
function sample(height: Height, scale: number, left: number, top: number): Grid {
  const count = TILE_SIZE / SAMPLE_STEP + 1 + 2 * MARGIN
  const start = -MARGIN * SAMPLE_STEP
  const values = new Float64Array(count * count).fill(LOWEST)
  for (let row = 1; row < count - 1; row++) {
    const y = (top + start + row * SAMPLE_STEP) / scale
    for (let column = 1; column < count - 1; column++) {
      values[row * count + column] = height((left + start + column * SAMPLE_STEP) / scale, y)
    }
  }
  return { count, values, step: SAMPLE_STEP, start }
}

function drawLabel({ text, x, y, size, kind }: Label, left: number, top: number): string {
  const at = `x="${round(x - left)}" y="${round(y - top)}"`
  const look = `font-family="Saira Condensed" font-weight="600" font-size="${size}" letter-spacing="${round(size * 0.09)}" text-anchor="middle"`
  const fill = kind === 'destination' ? COLOR.title : COLOR.text
  return `<text ${at} ${look} fill="${fill}">${escapeText(text)}</text>`
}

const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits
