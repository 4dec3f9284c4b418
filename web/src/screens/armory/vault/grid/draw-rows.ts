/**
 * A screen full of tiles is more than one frame can draw, and whoever types or scrolls feels every frame that comes
 * late. So a change reaches the grid a few rows at a time: what stood in a place stays until its turn comes, unless the
 * place itself moves, because two rows must not lie over each other.
 */
import type { GridRow } from './grid-rows.ts'

export interface PlacedRow {
  /** Its number in the whole grid. */
  readonly index: number
  /** Pixels from the top of the page. */
  readonly start: number
  readonly row: GridRow
}

export interface DrawnRow extends PlacedRow {
  /** Keeps its parts for the row that comes, and shows nothing until then. */
  readonly isHidden: boolean
}

export interface Drawing {
  readonly rows: readonly DrawnRow[]
  readonly isDone: boolean
}

export const NOTHING_DRAWN: Drawing = { rows: [], isDone: true }

/** What one frame can take: filling a tile anew costs one, making one costs two. */
const FRAME_COST = 12
const FILLED_COST = 1
const MADE_COST = 2
/** Fewer tiles are not worth a step of their own. */
const LEAST_PIECE = 3
/** A row of the list says as much as this many tiles. */
const LIST_ROW_TILES = 3

function isSameRow(one: GridRow, other: GridRow): boolean {
  if (one === other) return true
  if (one.kind === 'head') {
    return (
      other.kind === 'head' && one.key === other.key && one.group.items.length === other.group.items.length
    )
  }
  return (
    other.kind === 'items' &&
    one.items.length === other.items.length &&
    one.items.every((item, column) => item === other.items[column])
  )
}

/** The next step from what is drawn to what is wanted; always a part of it, so that it ends. */
export function drawRows(drawn: Drawing, wanted: readonly PlacedRow[], isList: boolean): Drawing {
  const before = new Map(drawn.rows.map((row) => [row.index, row]))
  const rows: DrawnRow[] = []
  let left = FRAME_COST
  let isDone = true
  for (const place of wanted) {
    const old = before.get(place.index)
    const isInPlace = old !== undefined && old.start === place.start && old.row.kind === place.row.kind
    if (isInPlace && !old.isHidden && isSameRow(old.row, place.row)) {
      rows.push(old)
      continue
    }
    const next = isDone ? drawRow(place.row, old, isInPlace, left, isList) : undefined
    if (next) {
      left -= next.cost
      isDone = isSameRow(next.row, place.row)
      rows.push({ ...place, row: next.row, isHidden: false })
    } else {
      isDone = false
      if (old) rows.push(isInPlace ? old : { ...old, isHidden: true })
    }
  }
  return { rows, isDone }
}

/** The row as far as it can be drawn with what is left of the frame; what a row in its place still shows stays beside it. */
function drawRow(row: GridRow, old: DrawnRow | undefined, isInPlace: boolean, left: number, isList: boolean) {
  if (row.kind === 'head' || isList) {
    const cost = (row.kind === 'head' ? 1 : LIST_ROW_TILES) * (old ? FILLED_COST : MADE_COST)
    return cost <= left ? { row, cost } : undefined
  }
  const before = old?.row.kind === 'items' ? old.row.items : []
  let cost = 0
  let fit = 0
  for (const item of row.items) {
    const price = fit >= before.length ? MADE_COST : item === before[fit] ? 0 : FILLED_COST
    if (cost + price > left) break
    cost += price
    fit++
  }
  if (fit === row.items.length) return { row, cost }
  if (fit < LEAST_PIECE) return undefined
  const rest = isInPlace ? before.slice(fit, row.items.length) : []
  return { row: { ...row, items: [...row.items.slice(0, fit), ...rest] }, cost: left }
}
