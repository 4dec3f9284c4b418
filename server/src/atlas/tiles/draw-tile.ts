import { TILE_SIZE } from '@ai-vault/contract/atlas/map-options.ts'
import type { ChartDestination } from '@ai-vault/game/atlas/chart.ts'
import { APART, isOverview, type Label, placeLabels } from '@ai-vault/game/atlas/labels.ts'
import { escapeText } from '../../pictures/escape-text.ts'
import type { Chart } from '../chart.ts'
import { drawLand } from './draw-land.ts'
import { OUTLINE_SIZE } from './label-outlines.ts'
import { COLOR } from './tile-colors.ts'

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

/** Of the colours of other destinations than the one that was asked for. */
const FAINT = 0.4

/** One tile of the chart as a drawing. */
export function drawTile(
  chart: Chart,
  { destinationHash, zoom, x, y }: TileAddress,
  { nameOf, outlineOf }: Lettering,
): string {
  const left = x * TILE_SIZE
  const top = y * TILE_SIZE
  const parts = destinationsNear(chart, { zoom, x, y }).map((destination) => {
    const faint = destinationHash !== undefined && destination.hash !== destinationHash
    const strength = faint ? FAINT : 1
    const land = drawLand(destination, zoom, left, top, strength)
    const labels = isOverview(destinationHash, zoom) ? [] : placeLabels(destination, zoom, nameOf, !faint)
    const names = labels
      .filter((label) => isOnTile(label, left, top))
      .map((label) => drawLabel(label, outlineOf(label.text), left, top, strength))
      .join('')
    return { land, names }
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">`,
    `<rect width="${TILE_SIZE}" height="${TILE_SIZE}" fill="${COLOR.space}"/>`,
    GRATICULE,
    // Names stand over all land: that of a neighbour would cover them.
    ...parts.map(({ land }) => land),
    ...parts.map(({ names }) => names),
    '</svg>',
  ].join('')
}

/** Names stand above a destination, a little outside of it. */
const BESIDE = 4

/** Those of which a tile shows anything. */
export function destinationsNear(chart: Chart, { zoom, x, y }: TileAddress): Chart {
  const size = TILE_SIZE / 2 ** zoom
  return chart.filter((destination) => isNear(destination, x * size, y * size, size))
}

function isNear({ x, y, radius }: ChartDestination, left: number, top: number, size: number): boolean {
  const reach = radius + BESIDE
  return x + reach > left && x - reach < left + size && y + reach > top && y - reach < top + size
}

const isOnTile = (label: Label, left: number, top: number): boolean =>
  label.x + label.width / 2 + APART > left &&
  label.x - label.width / 2 - APART < left + TILE_SIZE &&
  label.y + label.size > top &&
  label.y - label.size < top + TILE_SIZE

/** Dotted lines every half of a tile: the same at every zoom, a rule to measure by. */
const GRATICULE = (() => {
  const halves = [0.5, TILE_SIZE / 2 + 0.5]
  const lines = halves.map((at) => `M0 ${at}H${TILE_SIZE}M${at} 0V${TILE_SIZE}`).join('')
  return `<path d="${lines}" fill="none" stroke="${COLOR.line}" stroke-dasharray="1 7" stroke-opacity=".8"/>`
})()

function drawLabel(
  { text, x, y, size, kind }: Label,
  outline: string,
  left: number,
  top: number,
  strength: number,
): string {
  const fill = kind === 'destination' ? COLOR.title : COLOR.text
  const place = `translate(${round(x - left)} ${round(y - top)}) scale(${round(size / OUTLINE_SIZE, 4)})`
  return `<path aria-label="${escapeText(text)}" transform="${place}" fill="${fill}" fill-opacity="${strength}" d="${outline}"/>`
}

const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits
