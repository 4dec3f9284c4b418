import { type Chance, createChance } from '../world/chance.ts'

/**
 * Chance without memory. Every value is drawn from a key ("the seed, this guardian, that slot"), never from a
 * running sequence, so that any moment can be asked for on its own and always gives the same answer.
 */
export interface Dice extends Chance {
  chance(probability: number): boolean
  /** An index, each as likely as its weight. */
  weighted(weights: readonly number[]): number
  /** `count` different choices in the order drawn, or all of them when there are fewer. */
  several<T>(choices: readonly T[], count: number): T[]
}

/** Mixes a key into 32 bits (the finishing steps of MurmurHash3 after each part). */
export const mixKey = (parts: readonly number[]): number => {
  let hash = 0x9e3779b9
  for (const part of parts) {
    hash ^= part | 0
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}

/** One value from 0 to 1 for a key, where a whole sequence is not needed. */
export const fractionFor = (...key: readonly number[]): number => mixKey(key) / 2 ** 32

export const diceFor = (...key: readonly number[]): Dice => {
  const chance = createChance(mixKey(key))
  const weighted = (weights: readonly number[]) => {
    let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0)
    const index = weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
    return index < 0 ? weights.length - 1 : index
  }
  const several = <T>(choices: readonly T[], count: number): T[] => {
    const left = [...choices]
    const drawn: T[] = []
    while (drawn.length < count && left.length > 0) {
      const [choice] = left.splice(chance.between(0, left.length - 1), 1)
      drawn.push(choice as T)
    }
    return drawn
  }
  return { ...chance, chance: (probability) => chance.next() < probability, weighted, several }
}
