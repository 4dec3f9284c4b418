import { TILE_SIZE } from '@ai-vault/contract/atlas/map-options.ts'
import type { ChartDestination } from '@ai-vault/game/atlas/chart.ts'
import { escapeText } from '../../pictures/escape-text.ts'
import type { Chart } from '../chart.ts'
import { contourPath, type Grid, LOWEST } from './contours.ts'
import { type Height, heightOf, landSides, octavesAt, SHORE } from './height.ts'
import { OUTLINE_SIZE } from './label-outlines.ts'
import { isOnTile, type Label, placeLabels } from './labels.ts'

/** What things are called, and how a name is drawn: a path at `OUTLINE_SIZE` around 0. */
export interface Lettering {
  readonly nameOf: (hash: number, name: string) => string
  readonly outlineOf: (text: string) => string
}

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

/** Pixels between two samples. Near by, the land's finest waves are wide, and fewer samples draw the same lines. */
const sampleStep = (zoom: number): number => (zoom >= 7 ? 16 : 8)
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
  { nameOf, outlineOf }: Lettering,
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
      .map((label) => drawLabel(label, outlineOf(label.text), left, top))
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
  return `<path d="${lines}" fill="none" stroke="${COLOR.line}" stroke-dasharray="1 7" stroke-opacity=".8"/>`
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
  const step = sampleStep(zoom)
  const beyond = MARGIN * step
  const square = {
    left: (left - beyond) / scale,
    top: (top - beyond) / scale,
    size: (TILE_SIZE + 2 * beyond) / scale,
  }
  const frame = frameOf(destination, step, scale, left, top)
  if (!frame) return orbit
  const grid = sample(heightOf(destination, octavesAt(zoom), square), frame, scale, left, top)
  let highest = 0
  for (const value of grid.values) if (value > highest) highest = value
  if (highest <= SHORE) return orbit
  const coast = contourPath(grid, SHORE)
  const land = `<path d="${coast}" fill="${COLOR.land}" fill-rule="evenodd"/>`
  const rise = (LINE_STEPS[zoom] ?? LAST_STEP) * (faint ? 2 : 1)
  const lines: string[] = []
  const indexLines: string[] = []
  for (let number = 1; SHORE + number * rise < highest; number++) {
    const into = number % INDEX_EVERY === 0 ? indexLines : lines
    into.push(contourPath(grid, SHORE + number * rise))
  }
  return [
    orbit,
    land,
    ...BANDS.filter((level) => level < highest).map(
      (level) =>
        `<path d="${contourPath(grid, level)}" fill="${COLOR.high}" fill-opacity=".06" fill-rule="evenodd"/>`,
    ),
    `<path d="${lines.join('')}" fill="none" stroke="${COLOR.high}" stroke-opacity=".2" stroke-width=".9"/>`,
    `<path d="${indexLines.join('')}" fill="none" stroke="${COLOR.high}" stroke-opacity=".46" stroke-width="1"/>`,
    `<path d="${coast}" fill="none" stroke="${COLOR.shore}" stroke-width="1"/>`,
  ].join('')
}

type Frame = Omit<Grid, 'values'>

/**
 * The part of a tile's samples that a destination's land can reach, and one more on each side. Samples lie at the same
 * places whatever part is taken, so that neighbouring tiles meet.
 */
function frameOf(
  destination: ChartDestination,
  step: number,
  scale: number,
  left: number,
  top: number,
): Frame | undefined {
  const sides = landSides(destination)
  const least = -MARGIN
  const most = TILE_SIZE / step + MARGIN
  const before = (side: number, from: number) => Math.max(least, Math.floor((side * scale - from) / step) - 1)
  const after = (side: number, from: number) => Math.min(most, Math.ceil((side * scale - from) / step) + 1)
  const [firstColumn, lastColumn] = [before(sides.left, left), after(sides.right, left)]
  const [firstRow, lastRow] = [before(sides.top, top), after(sides.bottom, top)]
  if (lastColumn <= firstColumn || lastRow <= firstRow) return undefined
  return {
    columns: lastColumn - firstColumn + 1,
    rows: lastRow - firstRow + 1,
    step,
    left: firstColumn * step,
    top: firstRow * step,
  }
}

/** The outermost samples count as low, whatever lies there: they only close the lines. */
function sample(height: Height, frame: Frame, scale: number, left: number, top: number): Grid {
  const { columns, rows, step } = frame
  const values = new Float64Array(columns * rows).fill(LOWEST)
  for (let row = 1; row < rows - 1; row++) {
    const y = (top + frame.top + row * step) / scale
    for (let column = 1; column < columns - 1; column++) {
      values[row * columns + column] = height((left + frame.left + column * step) / scale, y)
    }
  }
  return { ...frame, values }
}

function drawLabel({ text, x, y, size, kind }: Label, outline: string, left: number, top: number): string {
  const fill = kind === 'destination' ? COLOR.title : COLOR.text
  const place = `translate(${round(x - left)} ${round(y - top)}) scale(${round(size / OUTLINE_SIZE, 4)})`
  return `<path aria-label="${escapeText(text)}" transform="${place}" fill="${fill}" d="${outline}"/>`
}

const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits
