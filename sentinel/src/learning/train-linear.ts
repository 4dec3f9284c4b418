/**
 * Support vector machines, one label against the rest, by dual coordinate descent (Hsieh and others, 2008: squared hinge
 * loss). Visits the examples in a fixed random order: the same examples give the same weights.
 */
import {
  FEATURE_KEYS,
  type KeyedBlock,
  type LinearModel,
  type Vector,
  vectorOf,
} from '../reader/model/linear.ts'

export interface Example {
  readonly blocks: readonly KeyedBlock[]
  readonly label: number
  /** How much a mistake on it costs; 1 unless told. */
  readonly weight?: number
}

export interface Training {
  readonly labels: readonly string[]
  /** What a mistake costs against large weights. */
  readonly cost: number
  readonly epochs: number
  /** A feature of fewer examples is not learned. */
  readonly fewest: number
  readonly sharpness: number
  /** How many features and weights are kept, those that tell most: what is loaded by a browser has to be small. */
  readonly features: number
  readonly weights: number
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

/** How much more often than by chance a feature stands with one of the labels (chi-square of the label that shows it best). */
function informationOf(perLabel: Uint16Array, count: number, totals: Float64Array, all: number): number {
  let most = 0
  for (let label = 0; label < perLabel.length; label++) {
    const [both, total] = [perLabel[label] as number, totals[label] as number]
    const expected = (count * total) / all
    const off = (both - expected) ** 2 * all
    const spread = expected * (all - total) * (1 - count / all)
    if (spread > 0) most = Math.max(most, off / spread)
  }
  return most
}

/** Calls back once for each feature of each example. */
function eachFeature(examples: readonly Example[], found: (key: number, example: Example) => void): void {
  const seenIn = new Int32Array(FEATURE_KEYS).fill(-1)
  examples.forEach((example, at) => {
    for (const { keys } of example.blocks)
      for (const key of keys) {
        if (seenIn[key] === at) continue
        seenIn[key] = at
        found(key, example)
      }
  })
}

/** Rows and rarities of the features that are common enough and tell labels apart best. */
function featuresIn(examples: readonly Example[], { fewest, features: most, labels }: Training) {
  const counts = new Uint16Array(FEATURE_KEYS)
  eachFeature(examples, (key) => {
    counts[key] = (counts[key] as number) + 1
  })
  const places = new Int32Array(FEATURE_KEYS).fill(-1)
  const common: number[] = []
  counts.forEach((count, key) => {
    if (count < fewest) return
    places[key] = common.length
    common.push(key)
  })
  const perLabel = new Uint16Array(common.length * labels.length)
  eachFeature(examples, (key, { label }) => {
    const place = (places[key] as number) * labels.length + label
    if (place >= 0) perLabel[place] = (perLabel[place] as number) + 1
  })
  const totals = new Float64Array(labels.length)
  for (const { label } of examples) totals[label] = (totals[label] ?? 0) + 1
  const ranked = common
    .map((key, place) => {
      const own = perLabel.subarray(place * labels.length, (place + 1) * labels.length)
      return { key, information: informationOf(own, counts[key] as number, totals, examples.length) }
    })
    .sort((one, other) => other.information - one.information || one.key - other.key)
    .slice(0, most)
  return {
    rows: new Map(ranked.map(({ key }, row) => [key, row])),
    rarity: Float32Array.from(
      ranked,
      ({ key }) => Math.log((1 + examples.length) / (1 + (counts[key] as number))) + 1,
    ),
  }
}

/** How large a weight is at least that is among so many largest ones. */
function leastOf(dense: Float32Array, kept: number): number {
  const sizes = dense.map(Math.abs).sort()
  return Math.max(1e-6, sizes[Math.max(0, sizes.length - kept)] ?? 0)
}

/** The largest weights, row by row. */
function largest(dense: Float32Array, width: number, kept: number) {
  const least = leastOf(dense, kept)
  const begins = [0]
  const labelOf: number[] = []
  const weights: number[] = []
  for (let at = 0; at < dense.length; at++) {
    const weight = dense[at] as number
    if (Math.abs(weight) >= least) {
      labelOf.push(at % width)
      weights.push(weight)
    }
    if (at % width === width - 1) begins.push(weights.length)
  }
  return {
    begins: Uint32Array.from(begins),
    labelOf: Uint8Array.from(labelOf),
    weights: Float32Array.from(weights),
  }
}

/** How many rounds are left when the weights that are too many go. */
const ROUNDS_WITHOUT_THE_REST = 4
/** Every so many rounds all labels of an example are looked at, in between only those that it still pulls at. */
const FULL_ROUND = 4
/** A label whose score is past its margin by more than this is left alone until the next full round. */
const FAR = 0.3

/** The state of a training: weights row by row, and how much each example pulls at each label. */
class Descent {
  readonly #vectors: readonly Vector[]
  readonly #training: Training
  readonly #examples: readonly Example[]
  readonly #width: number
  readonly #isBinary: boolean
  readonly #duals: Float32Array
  readonly #squares: readonly number[]
  readonly #active: (Uint8Array | undefined)[]
  readonly #every: Uint8Array
  /** Weights that are used, once it is known which ones are kept. */
  #kept: Uint8Array | undefined
  readonly weights: Float32Array
  readonly bias: Float32Array

  constructor(vectors: readonly Vector[], examples: readonly Example[], rows: number, training: Training) {
    this.#vectors = vectors
    this.#examples = examples
    this.#training = training
    this.#isBinary = training.labels.length === 2
    this.#width = this.#isBinary ? 1 : training.labels.length
    this.#duals = new Float32Array(examples.length * this.#width)
    this.#squares = vectors.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1))
    this.#active = new Array(examples.length).fill(undefined)
    this.#every = Uint8Array.from({ length: this.#width }, (_, label) => label)
    this.weights = new Float32Array(rows * this.#width)
    this.bias = new Float32Array(this.#width)
  }

  visit(at: number, isFull: boolean): void {
    const labels = isFull ? this.#every : (this.#active[at] ?? this.#every)
    const { rows, values } = this.#vectors[at] as Vector
    const { label: right, weight = 1 } = this.#examples[at] as Example
    const softness = 0.5 / (this.#training.cost * weight)
    const next: number[] = []
    for (const label of labels) {
      const sign = (this.#isBinary ? right === 1 : label === right) ? 1 : -1
      const held = this.#duals[at * this.#width + label] as number
      const gradient = sign * this.#scoreOf(rows, values, label) - 1 + softness * held
      if (held > 0 || gradient < FAR) next.push(label)
      if (held === 0 && gradient >= 0) continue
      const dual = Math.max(0, held - gradient / ((this.#squares[at] as number) + softness))
      if (dual === held) continue
      this.#duals[at * this.#width + label] = dual
      this.#pull(rows, values, label, sign * (dual - held))
    }
    this.#active[at] = Uint8Array.from(next)
  }

  /** The smaller weights go; the others learn to do without them. */
  prune(kept: number): void {
    const { weights } = this
    const least = leastOf(weights, kept)
    this.#kept = new Uint8Array(weights.length)
    for (let at = 0; at < weights.length; at++)
      if (Math.abs(weights[at] as number) >= least) this.#kept[at] = 1
      else weights[at] = 0
  }

  #scoreOf(rows: Uint32Array, values: Float32Array, label: number): number {
    const { weights } = this
    const width = this.#width
    let score = this.bias[label] as number
    for (let each = 0; each < rows.length; each++)
      score += (values[each] as number) * (weights[(rows[each] as number) * width + label] as number)
    return score
  }

  #pull(rows: Uint32Array, values: Float32Array, label: number, by: number): void {
    const { weights } = this
    const kept = this.#kept
    const width = this.#width
    this.bias[label] = (this.bias[label] as number) + by
    for (let each = 0; each < rows.length; each++) {
      const weight = (rows[each] as number) * width + label
      if (kept && kept[weight] === 0) continue
      weights[weight] = (weights[weight] as number) + by * (values[each] as number)
    }
  }
}

export function trainLinear(examples: readonly Example[], training: Training): LinearModel {
  const { labels, epochs, sharpness } = training
  const { rows, rarity } = featuresIn(examples, training)
  const vectors = examples.map(({ blocks }) => vectorOf(blocks, { rows, rarity }))
  const descent = new Descent(vectors, examples, rows.size, training)
  const order = Uint32Array.from(examples, (_, at) => at)
  const random = generator(7)
  for (let epoch = 0; epoch < epochs; epoch++) {
    if (epoch >= ROUNDS_WITHOUT_THE_REST && epoch === epochs - ROUNDS_WITHOUT_THE_REST)
      descent.prune(training.weights)
    shuffle(order, random)
    for (const at of order) descent.visit(at, epoch % FULL_ROUND === 0)
  }
  return {
    labels,
    rows,
    rarity,
    ...largest(descent.weights, descent.bias.length, training.weights),
    bias: descent.bias,
    sharpness,
  }
}
