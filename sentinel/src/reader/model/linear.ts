/**
 * A linear model over words and parts of words. Features come in blocks (single words, pairs, letters ...); within a block
 * rare features count more than frequent ones, and every block as a whole counts the same however long the text is.
 */
import * as z from 'zod/mini'
import { packKeys, SIGNS, signValue, unpackKeys } from './packed-keys.ts'

/** Features of one block; one that occurs several times is there several times. */
export interface Block {
  readonly weight: number
  readonly features: readonly string[]
}

/** A block with its features by their keys. */
export interface KeyedBlock {
  readonly weight: number
  readonly keys: Uint32Array
}

export interface LinearModel {
  /** With two labels there are weights for the second one alone: the first one's are the same with the other sign. */
  readonly labels: readonly string[]
  /** The row of each feature, by its key. */
  readonly rows: ReadonlyMap<number, number>
  /** How much each row's feature counts: the rarer, the more. */
  readonly rarity: ArrayLike<number>
  /** Where the weights of each row begin, and where the last row ends. */
  readonly begins: ArrayLike<number>
  /** The label that a weight is for. */
  readonly labelOf: ArrayLike<number>
  readonly weights: ArrayLike<number>
  readonly bias: ArrayLike<number>
  /** Turns scores into probabilities: the larger, the surer. */
  readonly sharpness: number
}

/** Few enough that the list of keys stays small, and so many that an unknown feature is seldom taken for a known one. */
export const FEATURE_KEYS = 2 ** 22

/** FNV-1a: features are known by this number and never by their text. */
export function featureKey(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  return (hash >>> 0) % FEATURE_KEYS
}

/** With their keys; blocks that have them already are left as they are, so that two models can share them. */
export const keyed = (blocks: readonly (Block | KeyedBlock)[]): KeyedBlock[] =>
  blocks.map((block) =>
    'keys' in block ? block : { weight: block.weight, keys: Uint32Array.from(block.features, featureKey) },
  )

export interface Vector {
  readonly rows: Uint32Array
  readonly values: Float32Array
}

/** Known features of a text with their values. */
export function vectorOf(
  blocks: readonly KeyedBlock[],
  { rows, rarity }: Pick<LinearModel, 'rows' | 'rarity'>,
): Vector {
  const found: number[] = []
  const values: number[] = []
  for (const { weight, keys } of blocks) {
    const counts = new Map<number, number>()
    for (const key of keys) {
      const row = rows.get(key)
      if (row !== undefined) counts.set(row, (counts.get(row) ?? 0) + 1)
    }
    let square = 0
    const begin = values.length
    for (const [row, count] of counts) {
      const value = (1 + Math.log(count)) * (rarity[row] ?? 0)
      found.push(row)
      values.push(value)
      square += value * value
    }
    const norm = square > 0 ? weight / Math.sqrt(square) : 0
    for (let at = begin; at < values.length; at++) values[at] = (values[at] ?? 0) * norm
  }
  return { rows: Uint32Array.from(found), values: Float32Array.from(values) }
}

/** `added`: what other blocks of the same text add, where that is known already. */
export function scoresOf(
  model: LinearModel,
  blocks: readonly (Block | KeyedBlock)[],
  added = addedBy(model, []),
): Float64Array {
  const own = addedBy(model, blocks)
  const scores = Float64Array.from(
    model.bias,
    (bias, label) => bias + (own[label] ?? 0) + (added[label] ?? 0),
  )
  return model.labels.length === 2 ? Float64Array.of(-(scores[0] ?? 0), scores[0] ?? 0) : scores
}

/** What blocks add to the scores. Each counts for itself, so the sums of several can be added up. */
export function addedBy(model: LinearModel, blocks: readonly (Block | KeyedBlock)[]): Float64Array {
  const { begins, labelOf, weights, bias } = model
  const { rows, values } = vectorOf(keyed(blocks), model)
  const scores = new Float64Array(bias.length)
  for (let each = 0; each < rows.length; each++) {
    const row = rows[each] ?? 0
    const value = values[each] ?? 0
    const end = begins[row + 1] ?? 0
    for (let at = begins[row] ?? 0; at < end; at++) {
      const label = labelOf[at] ?? 0
      scores[label] = (scores[label] ?? 0) + value * (weights[at] ?? 0)
    }
  }
  return scores
}

export function probabilitiesOf(
  model: LinearModel,
  blocks: readonly (Block | KeyedBlock)[],
  added?: Float64Array,
): Float64Array {
  const scores = scoresOf(model, blocks, added)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - most) * model.sharpness))
  const sum = powers.reduce((total, each) => total + each, 0)
  return powers.map((each) => each / sum)
}

export const probabilityOf = (
  model: LinearModel,
  blocks: readonly (Block | KeyedBlock)[],
  label: string,
  added?: Float64Array,
): number => probabilitiesOf(model, blocks, added)[model.labels.indexOf(label)] ?? 0

const savedSchema = z.object({
  labels: z.array(z.string()),
  /** Of the features, ascending. */
  keys: z.string(),
  /** One sign a feature. */
  rarity: z.string(),
  /** How many weights each feature has, one sign each. */
  counts: z.string(),
  /** Two signs a weight: label and steps. */
  weights: z.string(),
  /** What one step is worth. */
  step: z.number(),
  bias: z.array(z.number()),
  sharpness: z.number(),
})
export type SavedModel = z.infer<typeof savedSchema>

/** Weights are rounded to so many steps up and down. */
const STEPS = 24
const RARITY_STEPS = 4

export function loadModel(saved: unknown): LinearModel {
  const { labels, keys, rarity, counts, weights, step, bias, sharpness } = savedSchema.parse(saved)
  const begins = [0]
  for (const sign of counts) begins.push((begins.at(-1) ?? 0) + signValue(sign))
  const size = weights.length / 2
  return {
    labels,
    rows: new Map(unpackKeys(keys).map((key, row) => [key, row])),
    rarity: Float32Array.from(rarity, (sign) => signValue(sign) / RARITY_STEPS),
    begins: Uint32Array.from(begins),
    labelOf: Uint8Array.from({ length: size }, (_, at) => signValue(weights[2 * at] ?? '')),
    weights: Float32Array.from(
      { length: size },
      (_, at) => (signValue(weights[2 * at + 1] ?? '') - STEPS) * step,
    ),
    bias,
    sharpness,
  }
}

export function saveModel({
  labels,
  rows,
  rarity,
  begins,
  labelOf,
  weights,
  bias,
  sharpness,
}: LinearModel): SavedModel {
  const step = Math.max(
    1e-9,
    Array.from(weights, Math.abs).reduce((most, each) => Math.max(most, each), 0) / STEPS,
  )
  const kept = [...rows].sort(([one], [other]) => one - other)
  const perRow = kept.map(([, row]) => {
    let text = ''
    for (let at = begins[row] ?? 0; at < (begins[row + 1] ?? 0); at++) {
      const steps = Math.round((weights[at] ?? 0) / step)
      if (steps !== 0) text += `${SIGNS[labelOf[at] ?? 0]}${SIGNS[steps + STEPS]}`
    }
    return text
  })
  return {
    labels: [...labels],
    keys: packKeys(kept.map(([key]) => key)),
    rarity: kept.map(([, row]) => SIGNS[Math.round((rarity[row] ?? 0) * RARITY_STEPS)]).join(''),
    counts: perRow.map((text) => SIGNS[text.length / 2]).join(''),
    weights: perRow.join(''),
    step,
    bias: Array.from(bias, (each) => Number(each.toFixed(4))),
    sharpness,
  }
}
