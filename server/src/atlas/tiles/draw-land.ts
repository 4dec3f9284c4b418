import { TILE_SIZE } from '@ai-vault/contract/atlas/map-options.ts'
import type { ChartDestination } from '@ai-vault/game/atlas/chart.ts'
import { contourPath, type Grid, LOWEST, TENTHS } from './contours.ts'
import { type Height, heightOf, landSides, octavesAt, SHORE } from './height.ts'
import { COLOR, GROUND, mixColors } from './tile-colors.ts'

/** Pixels between two samples. Near by, the land's finest waves are wide, and fewer samples draw the same lines. */
const sampleStep = (zoom: number): number => (zoom >= 7 ? 16 : 8)
/** Samples beyond the tile: lines cross its border as if it were not there, and close outside of it. */
const MARGIN = 2
/** Height between two lines, by zoom. */
const LINE_STEPS = [0.7, 0.5, 0.34, 0.25, 0.19, 0.14, 0.095]
const LAST_STEP = 0.06
const INDEX_EVERY = 5
/** Land above each of these is a breath brighter. */
const BANDS = [0.35, 0.6, 0.85, 1.1, 1.4]
const WHOLE = TILE_SIZE * TENTHS

/** Strength is 1, or less for land that stays in the background. */
export function drawLand(
  destination: ChartDestination,
  zoom: number,
  left: number,
  top: number,
  strength: number,
): string {
  const scale = 2 ** zoom
  const orbit = `<circle cx="${round(destination.x * scale - left)}" cy="${round(destination.y * scale - top)}" r="${round(destination.radius * scale)}" fill="none" stroke="${COLOR.line}" stroke-opacity="${strength}" stroke-width="1"/>`
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
  const { lowest, highest } = heightsOf(grid)
  if (highest <= SHORE) return orbit
  const rise = (LINE_STEPS[zoom] ?? LAST_STEP) * (strength < 1 ? 2 : 1)
  const lines: string[] = []
  const indexLines: string[] = []
  for (let number = 1; SHORE + number * rise < highest; number++) {
    const level = SHORE + number * rise
    if (level < lowest) continue
    const into = number % INDEX_EVERY === 0 ? indexLines : lines
    into.push(contourPath(grid, level))
  }
  const coast = lowest > SHORE ? '' : contourPath(grid, SHORE)
  const stroke = (path: string, color: string, opacity: number, width: number) =>
    path &&
    `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="${round(opacity * strength, 3)}" stroke-width="${width * TENTHS}"/>`
  return [
    orbit,
    `<g transform="scale(${1 / TENTHS})">`,
    ...drawGround(grid, lowest, highest, coast, strength),
    stroke(lines.join(''), COLOR.high, 0.2, 0.9),
    stroke(indexLines.join(''), COLOR.high, 0.46, 1),
    stroke(coast, COLOR.shore, 1, 1),
    '</g>',
  ].join('')
}

/**
 * The land and its bands of height in opaque colours with hard edges, which cost the least to paint: the coast has a line
 * on its edge, and two bands are so near in colour that no steps are seen. Bands that cover the whole tile are one square
 * of the highest of them.
 */
function drawGround(grid: Grid, lowest: number, highest: number, coast: string, strength: number): string[] {
  const ground = [SHORE, ...BANDS]
    .filter((level) => level < highest)
    .map((level, band) => ({ level, fill: mixColors(COLOR.space, GROUND[band] ?? COLOR.high, strength) }))
  const first = Math.max(
    0,
    ground.findLastIndex(({ level }) => level < lowest),
  )
  return ground.slice(first).map(({ level, fill }) => {
    if (level < lowest) return `<path d="M0 0H${WHOLE}V${WHOLE}H0Z" fill="${fill}"/>`
    const path = level === SHORE ? coast : contourPath(grid, level)
    return `<path d="${path}" fill="${fill}" fill-rule="evenodd" shape-rendering="crispEdges"/>`
  })
}

/** Without the outermost samples, which only close the lines. */
function heightsOf({ values, columns, rows }: Grid): { readonly lowest: number; readonly highest: number } {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  for (let row = 1; row < rows - 1; row++) {
    for (let at = row * columns + 1; at < (row + 1) * columns - 1; at++) {
      const value = values[at] ?? 0
      if (value > highest) highest = value
      if (value < lowest) lowest = value
    }
  }
  return { lowest, highest }
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

const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits
