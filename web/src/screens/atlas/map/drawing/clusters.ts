import { toSpot } from '@ai-vault/game/atlas/projection.ts'
import type { MapPoint } from '../read-point.ts'

/** As wide and high as any mark: what would overlap becomes one mark, so that each can be hit by itself. */
export const MARK_SIZE = 28
/** Points less than so many pixels away from the first of a mark, across and down, join it. */
const REACH = MARK_SIZE + 2
/** From here on every point is drawn: some may lie at the very same place. */
const ROOMY_ZOOM = 7

export interface Mark {
  readonly key: string
  readonly coords: readonly [lat: number, lng: number]
  /** The first one gives the mark its place. */
  readonly points: readonly [MapPoint, ...MapPoint[]]
}

interface Anchor {
  readonly x: number
  readonly y: number
  readonly coords: readonly [lat: number, lng: number]
  readonly points: [MapPoint, ...MapPoint[]]
}

/**
 * What to draw at a zoom: single points, and marks for many. The chosen point comes first, so that it is never hidden in
 * the mark of another. Anchors lie in cells as wide as the reach, so that a point is compared with nine cells alone.
 */
export function cluster(points: readonly MapPoint[], zoom: number, chosen?: string): readonly Mark[] {
  const cells = new Map<string, Anchor[]>()
  const anchors: Anchor[] = []
  const size = REACH / 2 ** zoom
  const first = points.find(({ id }) => id === chosen)
  for (const point of first ? [first, ...points.filter(({ id }) => id !== chosen)] : points) {
    const { coords } = point
    if (!coords) continue
    const { x, y } = toSpot(coords)
    const near = zoom >= ROOMY_ZOOM ? undefined : findAnchor(cells, x, y, size)
    if (near) {
      near.points.push(point)
      continue
    }
    const anchor: Anchor = { x, y, coords, points: [point] }
    anchors.push(anchor)
    const cell = cellOf(Math.floor(x / size), Math.floor(y / size))
    const inCell = cells.get(cell)
    if (inCell) inCell.push(anchor)
    else cells.set(cell, [anchor])
  }
  return anchors.map(({ coords, points: [anchor, ...joined] }) => ({
    key: joined.length === 0 || anchor.id === chosen ? anchor.id : `${zoom} ${anchor.id}`,
    coords,
    points: [anchor, ...joined],
  }))
}

const cellOf = (column: number, row: number) => `${column} ${row}`

function findAnchor(
  cells: ReadonlyMap<string, readonly Anchor[]>,
  x: number,
  y: number,
  size: number,
): Anchor | undefined {
  const [column, row] = [Math.floor(x / size), Math.floor(y / size)]
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      const found = cells
        .get(cellOf(column + across, row + down))
        ?.find((anchor) => Math.max(Math.abs(anchor.x - x), Math.abs(anchor.y - y)) < size)
      if (found) return found
    }
  }
  return undefined
}
