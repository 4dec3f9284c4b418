/** Where to look next between what has been reached and what is known to be all. */
import { DIGIT, type Goal } from '../goal.ts'

/**
 * A value from `low` to just below `high`. Of keys the first digit that leaves a choice decides: totals from the top
 * down, as the best builds mostly share one; ties in the middle.
 */
export function barBetween({ ties }: Goal, low: number, high: number): number {
  if (ties.length === 0) return Math.max(low, Math.floor((low + high) / 2))
  const from = digitsOf(Math.max(0, low), ties.length)
  let to = digitsOf(high, ties.length)
  for (const [k, least] of from.entries()) {
    const most = to[k] as number
    if (most === least) continue
    const head = from.slice(0, k)
    const isRound = to.slice(k + 1).every((digit) => digit === 0)
    const middle = k === 0 ? most - (isRound ? 1 : 0) : Math.ceil((least + most) / 2)
    if (middle > least && (middle < most || !isRound)) return keyOf([...head, middle], ties.length)
    to = [...head, least, ...from.slice(k + 1).map(() => DIGIT - 1)]
  }
  return low
}

/** So many points of total (or of the one stat that counts) below. */
export const barBelow = ({ ties }: Goal, value: number, points: number): number => {
  const unit = DIGIT ** ties.length
  return (Math.ceil(value / unit) - points) * unit
}

function digitsOf(value: number, ties: number): readonly number[] {
  const digits: number[] = []
  let rest = value
  for (let k = 0; k < ties; k++) {
    digits.unshift(rest % DIGIT)
    rest = (rest - (rest % DIGIT)) / DIGIT
  }
  return [rest, ...digits]
}

/** Digits that are left out are 0. */
const keyOf = (digits: readonly number[], ties: number) =>
  digits.reduce((sum, digit, k) => sum + digit * DIGIT ** (ties - k), 0)
