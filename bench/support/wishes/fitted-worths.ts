/**
 * Worths of perks learnt from examples instead of set by hand: a logistic regression over pairs of a listed and a random
 * roll. A perk has one worth over all, one for each use, one for each weapon type, and one for each type and use; the
 * penalty keeps the many small ones from learning single weapons by heart.
 */

export interface Example {
  readonly type: string
  readonly side: 'pve' | 'pvp'
  readonly listed: readonly string[]
  readonly random: readonly string[]
  /** How far a score of ours puts the listed roll above the random one; 0 to learn from nothing. */
  readonly ahead: number
  readonly weight: number
}

const TERMS = 4
const ROUNDS = 150
const STEP = 0.08

/** What a roll is worth beyond the score that the fit began with. */
export type FittedWorth = (type: string, side: 'pve' | 'pvp', perks: readonly string[]) => number

const keysOf = (type: string, side: string, perk: string) => [
  perk,
  `${perk}|${side}`,
  `${perk}|${type}`,
  `${perk}|${type}|${side}`,
]

export function fitWorths(examples: readonly Example[], penalty: number): FittedWorth {
  const places = new Map<string, number>()
  const penalties: number[] = []
  const placeOf = (key: string, term: number) => {
    let place = places.get(key)
    if (place === undefined) {
      place = places.size
      places.set(key, place)
      penalties.push(term < TERMS / 2 ? penalty : 2 * penalty)
    }
    return place
  }
  const encode = (type: string, side: string, perks: readonly string[]) =>
    Uint32Array.from([...new Set(perks)].flatMap((perk) => keysOf(type, side, perk).map(placeOf)))
  const encoded = examples.map(({ type, side, listed, random, ahead, weight }) => ({
    listed: encode(type, side, listed),
    random: encode(type, side, random),
    ahead,
    weight,
  }))
  const worths = descend(encoded, Float64Array.from(penalties))
  return (type, side, perks) => {
    let sum = 0
    for (const perk of new Set(perks)) {
      for (const key of keysOf(type, side, perk)) sum += worths[places.get(key) ?? -1] ?? 0
    }
    return sum
  }
}

interface Encoded {
  readonly listed: Uint32Array
  readonly random: Uint32Array
  readonly ahead: number
  readonly weight: number
}

/** Gradient descent whose steps shrink, place by place, with what was moved there before (Adam). */
function descend(examples: readonly Encoded[], penalties: Float64Array): Float64Array {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const worths = new Float64Array(penalties.length)
  const slope = new Float64Array(penalties.length)
  const drift = new Float64Array(penalties.length)
  const spread = new Float64Array(penalties.length)
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let place = 0; place < worths.length; place += 1) {
      slope[place] = 2 * (penalties[place] as number) * (worths[place] as number)
    }
    for (const { listed, random, ahead, weight } of examples) {
      let lead = ahead
      for (const place of listed) lead += worths[place] as number
      for (const place of random) lead -= worths[place] as number
      const pull = ((100 * weight) / total) * (1 / (1 + Math.exp(lead)))
      for (const place of listed) slope[place] = (slope[place] as number) - pull
      for (const place of random) slope[place] = (slope[place] as number) + pull
    }
    for (let place = 0; place < worths.length; place += 1) {
      const at = slope[place] as number
      drift[place] = 0.9 * (drift[place] as number) + 0.1 * at
      spread[place] = 0.99 * (spread[place] as number) + 0.01 * at * at
      const way = (drift[place] as number) / (1 - 0.9 ** round)
      const size = Math.sqrt((spread[place] as number) / (1 - 0.99 ** round)) + 1e-8
      worths[place] = (worths[place] as number) - (STEP * way) / size
    }
  }
  return worths
}
