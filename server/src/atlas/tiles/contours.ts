/**
 * Lines of equal height through a grid of samples, by marching squares. The outermost samples must be low, so that every
 * line closes: the closing stretch lies outside of the tile, and a line can be filled as well as drawn.
 */
export interface Grid {
  /** Samples in a row, and rows. */
  readonly columns: number
  readonly rows: number
  /** Row by row. */
  readonly values: Float64Array
  /** Pixels between two samples, and where the first one lies. */
  readonly step: number
  readonly left: number
  readonly top: number
}

/** Lower than any land: what the outermost samples hold. */
export const LOWEST = -1e9

/** Coordinates are whole tenths of a pixel: such numbers are written and read in a fraction of the time. */
export const TENTHS = 10

/**
 * For each edge that a line enters a cell by, the one it leaves the cell by. Edges are numbered: two for each sample, the
 * one to its right and the one below it. All -1 between two calls, because every line is taken out again.
 */
let next = new Int32Array(0)

/** All lines of one height as the `d` of a path in `TENTHS`; empty where the grid lies wholly above or below it. */
export function contourPath(grid: Grid, level: number): string {
  const edges = grid.columns * grid.rows * 2
  if (next.length < edges) next = new Int32Array(edges).fill(-1)
  let path = ''
  for (const start of joinEdges(grid, level)) {
    if (next[start] !== -1) path += takeLoop(grid, level, start)
  }
  return path
}

/** Answers the edges that a line enters a cell by. */
function joinEdges({ columns, rows, values }: Grid, level: number): readonly number[] {
  const entered: number[] = []
  for (let row = 0; row < rows - 1; row++) {
    const first = row * columns
    // The corners on the left of a cell are those on the right of the one before.
    let left = (at(values, first) > level ? 1 : 0) | (at(values, first + columns) > level ? 8 : 0)
    for (let cell = first; cell < first + columns - 1; cell++) {
      const topRight = at(values, cell + 1) > level
      const bottomRight = at(values, cell + columns + 1) > level
      const shape = left | (topRight ? 2 : 0) | (bottomRight ? 4 : 0)
      left = (topRight ? 1 : 0) | (bottomRight ? 8 : 0)
      if (shape === 0 || shape === 15) continue
      for (const [from, to] of turnsOf(shape, values, cell, columns, level)) {
        const edge = edgeOf(from, cell, columns)
        next[edge] = edgeOf(to, cell, columns)
        entered.push(edge)
      }
    }
  }
  return entered
}

const at = (values: Float64Array, place: number): number => values[place] ?? 0

/** The top, right, bottom or left edge of a cell. */
function edgeOf(side: number, cell: number, columns: number): number {
  if (side === 0) return cell * 2
  if (side === 1) return (cell + 1) * 2 + 1
  return side === 2 ? (cell + columns) * 2 : cell * 2 + 1
}

/** Two opposite high corners are joined where the middle of the cell is high as well. */
function turnsOf(shape: number, values: Float64Array, cell: number, columns: number, level: number) {
  if (shape !== 5 && shape !== 10) return TURNS[shape] ?? []
  const sum =
    at(values, cell) + at(values, cell + 1) + at(values, cell + columns) + at(values, cell + columns + 1)
  if (sum / 4 <= level) return TURNS[shape] ?? []
  return TURNS[shape === 5 ? 16 : 17] ?? []
}

/** For each pattern of high corners, the edges (0 top, 1 right, 2 bottom, 3 left) joined with the high side on the right. */
const TURNS = [
  ...['', '30', '01', '31', '12', '30 12', '02', '32', '23', '20', '01 23', '21', '13', '10', '03', ''],
  // Two opposite corners (5 and 10) are high: kept apart above, joined over the middle here.
  ...['32 10', '03 21'],
].map((turns) =>
  turns.split(' ').flatMap((turn) => (turn ? [[Number(turn[0]), Number(turn[1])] as const] : [])),
)

/**
 * Curves from the middle of one stretch to the middle of the next, with the corner between them as the handle. Each is
 * told from where the last one ended: smaller numbers are written and read faster.
 */
function takeLoop(grid: Grid, level: number, start: number): string {
  const xs: number[] = []
  const ys: number[] = []
  for (let edge = start; edge !== -1; ) {
    const following: number = next[edge] ?? -1
    next[edge] = -1
    if (following === -1) break
    pushCrossing(grid, level, edge, xs, ys)
    edge = following
  }
  const { length } = xs
  if (length < 3) return ''
  let fromX = ((xs[0] ?? 0) + (xs[length - 1] ?? 0)) >> 1
  let fromY = ((ys[0] ?? 0) + (ys[length - 1] ?? 0)) >> 1
  let path = `M${fromX} ${fromY}`
  for (let place = 0; place < length; place++) {
    const x = xs[place] ?? 0
    const y = ys[place] ?? 0
    const to = place + 1 < length ? place + 1 : 0
    const toX = (x + (xs[to] ?? 0)) >> 1
    const toY = (y + (ys[to] ?? 0)) >> 1
    path += `q${x - fromX} ${y - fromY} ${toX - fromX} ${toY - fromY}`
    fromX = toX
    fromY = toY
  }
  return `${path}Z`
}

function pushCrossing(
  { columns, values, step, left, top }: Grid,
  level: number,
  edge: number,
  xs: number[],
  ys: number[],
) {
  const sample = edge >> 1
  const isBelow = (edge & 1) === 1
  const one = values[sample] ?? 0
  const other = values[sample + (isBelow ? columns : 1)] ?? 0
  const share = (level - one) / (other - one)
  xs.push(Math.round(TENTHS * (left + step * ((sample % columns) + (isBelow ? 0 : share)))))
  ys.push(Math.round(TENTHS * (top + step * (Math.floor(sample / columns) + (isBelow ? share : 0)))))
}
