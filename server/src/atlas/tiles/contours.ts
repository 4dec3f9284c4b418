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

/** All lines of one height as the `d` of a path; empty where the grid lies wholly above or below it. */
export function contourPath(grid: Grid, level: number): string {
  // Edges are numbered: two for each sample, the one to its right and the one below it.
  const next = new Int32Array(grid.columns * grid.rows * 2).fill(-1)
  const entered: number[] = []
  joinEdges(grid, level, next, entered)
  let path = ''
  for (const start of entered) {
    if (next[start] !== -1) path += takeLoop(grid, level, next, start)
  }
  return path
}

/** Notes for each edge that a line enters a cell by, the one it leaves the cell by. */
function joinEdges(
  { columns, rows, values }: Grid,
  level: number,
  next: Int32Array,
  entered: number[],
): void {
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column
      const topLeft = values[at] ?? 0
      const topRight = values[at + 1] ?? 0
      const bottomLeft = values[at + columns] ?? 0
      const bottomRight = values[at + columns + 1] ?? 0
      const shape =
        (topLeft > level ? 1 : 0) |
        (topRight > level ? 2 : 0) |
        (bottomRight > level ? 4 : 0) |
        (bottomLeft > level ? 8 : 0)
      if (shape === 0 || shape === 15) continue
      const top = at * 2
      const right = (at + 1) * 2 + 1
      const bottom = (at + columns) * 2
      const left = at * 2 + 1
      const isJoined = (topLeft + topRight + bottomLeft + bottomRight) / 4 > level
      const edges = [top, right, bottom, left]
      for (const [from, to] of TURNS[
        shape === 5 ? (isJoined ? 16 : 5) : shape === 10 && isJoined ? 17 : shape
      ] ?? []) {
        next[edges[from] ?? 0] = edges[to] ?? 0
        entered.push(edges[from] ?? 0)
      }
    }
  }
}

/** For each pattern of high corners, the edges (0 top, 1 right, 2 bottom, 3 left) joined with the high side on the right. */
const TURNS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
  // Two opposite corners are high: kept apart, or joined over the middle (16 and 17).
  5: [
    [3, 0],
    [1, 2],
  ],
  10: [
    [0, 1],
    [2, 3],
  ],
  16: [
    [3, 2],
    [1, 0],
  ],
  17: [
    [0, 3],
    [2, 1],
  ],
}

/** Curves from the middle of one stretch to the middle of the next, with the corner between them as the handle. */
function takeLoop(grid: Grid, level: number, next: Int32Array, start: number): string {
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
  let path = ''
  for (let at = 0; at < length; at++) {
    const [x = 0, y = 0] = [xs[at], ys[at]]
    const to = at + 1 < length ? at + 1 : 0
    const [toX = 0, toY = 0] = [xs[to], ys[to]]
    path += `Q${round(x)} ${round(y)} ${round((x + toX) / 2)} ${round((y + toY) / 2)}`
  }
  const [firstX = 0, firstY = 0, lastX = 0, lastY = 0] = [xs[0], ys[0], xs[length - 1], ys[length - 1]]
  return `M${round((firstX + lastX) / 2)} ${round((firstY + lastY) / 2)}${path}Z`
}

function pushCrossing(
  { columns, values, step, left, top }: Grid,
  level: number,
  edge: number,
  xs: number[],
  ys: number[],
) {
  const at = edge >> 1
  const isBelow = (edge & 1) === 1
  const one = values[at] ?? 0
  const other = values[at + (isBelow ? columns : 1)] ?? 0
  const share = (level - one) / (other - one)
  xs.push(left + step * ((at % columns) + (isBelow ? 0 : share)))
  ys.push(top + step * (Math.floor(at / columns) + (isBelow ? share : 0)))
}

const round = (value: number): number => Math.round(value * 10) / 10
