/** A small seeded source of chance (mulberry32), so that a test or benchmark can be repeated. */
export interface Random {
  readonly next: () => number
  /** Both ends included. */
  readonly whole: (low: number, high: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
  readonly shuffle: <T>(list: readonly T[]) => T[]
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const shuffle = <T>(list: readonly T[]) => {
    const copy = [...list]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = whole(0, i)
      const held = copy[i] as T
      copy[i] = copy[j] as T
      copy[j] = held
    }
    return copy
  }
  const pick = <T>(from: readonly T[]) => from[whole(0, from.length - 1)] as T
  return { next, whole, chance: (share) => next() < share, pick, shuffle }
}
