/** Seeded chance: the same seed and label always give the same sequence, whatever was drawn elsewhere. */
export interface Chance {
  /** 0 (included) to 1 (excluded). */
  next(): number
  /** Both ends included. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  /** Distinct entries in their original order. */
  sample<T>(from: readonly T[], count: number): T[]
}

/** The generator known as mulberry32. */
const mulberry = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const createChance = (seed: number): Chance => {
  const next = mulberry(seed)
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const sample = <T>(from: readonly T[], count: number): T[] => {
    const places = from.map((_, place) => place)
    for (let place = places.length - 1; place > 0; place--) {
      const other = between(0, place)
      const kept = places[place] as number
      places[place] = places[other] as number
      places[other] = kept
    }
    return places
      .slice(0, count)
      .sort((one, two) => one - two)
      .map((place) => from[place] as T)
  }
  return { next, between, pick, sample }
}
