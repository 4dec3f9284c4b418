/** Small choices drawn from an icon's seed, so that two weapons of one type look like sisters, not twins. */
export interface Vary {
  /** 0 to choices - 1. */
  of(choices: number): number
  /** From low to high. */
  between(low: number, high: number): number
  yes(): boolean
}

export const createVary = (seed: number): Vary => {
  let state = (seed ^ 0x9e3779b9) >>> 0
  const next = (): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    state = (Math.imul(state ^ (state >>> 12), 0x297a2d39) + 0x6d2b79f5) >>> 0
    return (state ^ (state >>> 15)) >>> 0
  }
  return {
    of: (choices) => next() % choices,
    between: (low, high) => low + ((next() % 1000) / 1000) * (high - low),
    yes: () => next() % 2 === 0,
  }
}
