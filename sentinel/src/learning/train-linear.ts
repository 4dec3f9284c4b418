/** Softmax regression by AdaGrad over sparse features. The same examples give the same weights, bit for bit. */
import { type LinearModel, normOf } from '../reader/model/linear.ts'

export interface Example {
  readonly keys: readonly number[]
  readonly label: number
  /** How much the example counts; 1 unless told. */
  readonly weight?: number
}

export interface Training {
  readonly labels: readonly string[]
  readonly epochs: number
  readonly rate: number
  /** Pulls weights to zero, as a share of the gradient's step. */
  readonly decay: number
  /** A feature of fewer examples is not learned. */
  readonly fewest: number
}

/** A linear congruential generator: shuffles the same way on every machine. */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const held = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = held
  }
}

/** Of the labels only those that were wrongly weighed by this much are moved. */
const LEAST_GRADIENT = 1e-3

export function trainLinear(examples: readonly Example[], training: Training): LinearModel {
  const { labels, epochs, rate, decay, fewest } = training
  const counts = new Map<number, number>()
  for (const { keys } of examples) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const rows = new Map<number, number>()
  for (const [key, count] of counts) if (count >= fewest) rows.set(key, rows.size)
  const width = labels.length
  const weights = new Float32Array(rows.size * width)
  // One step size a feature: frequent features move less.
  const squares = new Float32Array(rows.size).fill(1e-4)
  const bias = new Float32Array(width)
  const biasSquares = new Float32Array(width).fill(1)
  const known = examples.map(({ keys }) => Uint32Array.from(keys.flatMap((key) => rows.get(key) ?? [])))
  const order = Uint32Array.from(examples, (_, at) => at)
  const random = generator(7)
  const scores = new Float64Array(width)
  const moved = new Uint32Array(width)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at] as Example
      const present = known[at] as Uint32Array
      const norm = normOf(example.keys.length)
      scores.fill(0)
      for (let each = 0; each < present.length; each++) {
        const base = (present[each] as number) * width
        for (let label = 0; label < width; label++)
          scores[label] = (scores[label] as number) + (weights[base + label] as number)
      }
      let most = Number.NEGATIVE_INFINITY
      for (let label = 0; label < width; label++) {
        scores[label] = (scores[label] as number) * norm + (bias[label] as number)
        most = Math.max(most, scores[label] as number)
      }
      let sum = 0
      for (let label = 0; label < width; label++) {
        scores[label] = Math.exp((scores[label] as number) - most)
        sum += scores[label] as number
      }
      let count = 0
      let square = 0
      for (let label = 0; label < width; label++) {
        const gradient =
          ((scores[label] as number) / sum - (label === example.label ? 1 : 0)) * (example.weight ?? 1)
        scores[label] = gradient
        if (Math.abs(gradient) < LEAST_GRADIENT) continue
        moved[count++] = label
        square += gradient * gradient
        biasSquares[label] = (biasSquares[label] as number) + gradient * gradient
        bias[label] = (bias[label] as number) - (rate * gradient) / Math.sqrt(biasSquares[label] as number)
      }
      square *= norm * norm
      for (let each = 0; each < present.length; each++) {
        const row = present[each] as number
        const total = (squares[row] as number) + square
        squares[row] = total
        const step = rate / Math.sqrt(total)
        for (let which = 0; which < count; which++) {
          const label = moved[which] as number
          const held = weights[row * width + label] as number
          weights[row * width + label] = held - step * ((scores[label] as number) * norm + decay * held)
        }
      }
    }
  }
  return { labels, rows, weights, scale: 1, bias }
}
