/** A linear model over features that are present or not: one weight a feature and label, kept as signed bytes. */
import * as z from 'zod/mini'

const savedSchema = z.object({
  labels: z.array(z.string()),
  /** Keys of the features, ascending, as differences (base64 of variable-length integers). */
  keys: z.string(),
  /** Weights, one row a feature (base64 of signed bytes); a weight is its byte times the scale. */
  weights: z.string(),
  scale: z.number(),
  bias: z.array(z.number()),
})
export type SavedModel = z.infer<typeof savedSchema>

/** FNV-1a, 32 bits: features are known by this number and never by their text. */
export function featureKey(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

export interface LinearModel {
  readonly labels: readonly string[]
  readonly rows: ReadonlyMap<number, number>
  readonly weights: Float32Array | Int8Array
  readonly scale: number
  readonly bias: ArrayLike<number>
}

/** The sum of weights for every label. Longer texts have more features, so their weights count less each. */
export function scoresOf(model: LinearModel, keys: readonly number[]): Float64Array {
  const { labels, rows, weights, scale, bias } = model
  const scores = new Float64Array(labels.length)
  const norm = normOf(keys.length)
  for (const key of keys) {
    const row = rows.get(key)
    if (row === undefined) continue
    const at = row * labels.length
    for (let label = 0; label < scores.length; label++)
      scores[label] = (scores[label] ?? 0) + (weights[at + label] ?? 0)
  }
  return scores.map((score, label) => score * scale * norm + (bias[label] ?? 0))
}

export const normOf = (count: number): number => 1 / Math.sqrt(Math.max(1, count))

export function probabilitiesOf(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, each) => total + each, 0)
  return powers.map((each) => each / sum)
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export function loadModel(saved: unknown): LinearModel {
  const { labels, keys, weights, scale, bias } = savedSchema.parse(saved)
  const rows = new Map<number, number>()
  let key = 0
  let value = 0
  let shift = 1
  for (const byte of bytesOf(keys)) {
    value += (byte & 0x7f) * shift
    shift *= 128
    if (byte & 0x80) continue
    key += value
    rows.set(key, rows.size)
    value = 0
    shift = 1
  }
  return { labels, rows, weights: new Int8Array(bytesOf(weights).buffer), scale, bias }
}

/** Weights are rounded to so many steps up and down: few steps, and most of the weights are zero and cost nothing. */
const STEPS = 24

export function saveModel(model: LinearModel): SavedModel {
  const width = model.labels.length
  let most = 1e-9
  for (const each of model.weights) most = Math.max(most, Math.abs(each))
  const scale = (most / STEPS) * model.scale
  const rounded = (at: number) => Math.round(((model.weights[at] ?? 0) / most) * STEPS)
  const kept = [...model.rows]
    .filter(([, row]) =>
      Array.from({ length: width }, (_, at) => rounded(row * width + at)).some((each) => each !== 0),
    )
    .sort(([one], [other]) => one - other)
  const keys: number[] = []
  let before = 0
  for (const [key] of kept) {
    let left = key - before
    before = key
    while (left >= 128) {
      keys.push((left % 128) | 0x80)
      left = Math.floor(left / 128)
    }
    keys.push(left)
  }
  const weights = Int8Array.from(
    kept.flatMap(([, row]) => Array.from({ length: width }, (_, at) => rounded(row * width + at))),
  )
  return {
    labels: [...model.labels],
    keys: base64Of(Uint8Array.from(keys)),
    weights: base64Of(new Uint8Array(weights.buffer)),
    scale,
    bias: Array.from(model.bias, (each) => Number(each.toFixed(4))),
  }
}
