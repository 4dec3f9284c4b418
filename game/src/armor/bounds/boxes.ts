/**
 * What is worth finding, as boxes. A key is compared digit by digit; so a choice beats the threshold if its total is
 * higher, or the total is as high and the first tie higher, or both are as high and the second tie higher, and so on.
 * Each "or" is a box: a total to reach and a value to reach in every stat. In a box nothing is weighed against
 * anything else any more, which is what makes bounds sharp: rounding can be seen stat by stat.
 *
 * Maxima, floors and soft goals are a single box.
 */
import { DIGIT, type Goal, NO_FLOOR } from '../goal.ts'

export interface Box {
  /** What the goal's total must reach; infinite in a box that is empty. */
  readonly total: number
  /** What each stat must reach, or NO_FLOOR; in a soft goal, what it should reach. */
  readonly aims: Int32Array
  /** Points that may be missing from the aims in sum; only in soft goals. */
  readonly missing: number
}

/** So many ties are told apart; where these are equal too, one more box holds all that may still be better. */
const TIES_IN_BOXES = 2
/** The most boxes a goal can have. */
export const MOST_BOXES = TIES_IN_BOXES + 2

export function boxesAbove(goal: Goal, threshold: number): readonly Box[] {
  if (threshold >= goal.ceiling) return []
  if (threshold < 0 || goal.ties.length === 0) return singleBox(goal, threshold + 1)
  const { floor, cap, ties } = goal
  const boxes: Box[] = []
  const aims = floor.slice()
  let unit = DIGIT ** ties.length
  let rest = threshold % unit
  const total = (threshold - rest) / unit
  boxes.push({ total: total + 1, aims: aims.slice(), missing: 0 })
  for (const [k, stat] of ties.entries()) {
    unit /= DIGIT
    const digit = (rest - (rest % unit)) / unit
    rest %= unit
    const low = aims[stat] as number
    if (k === TIES_IN_BOXES) {
      aims[stat] = digit > 0 ? Math.max(low, digit) : low
      boxes.push({ total, aims: aims.slice(), missing: 0 })
      break
    }
    const isFull = digit >= (cap[stat] as number)
    aims[stat] = Math.max(low, digit + 1)
    boxes.push({ total: isFull ? Number.POSITIVE_INFINITY : total, aims: aims.slice(), missing: 0 })
    aims[stat] = digit > 0 ? Math.max(low, digit) : low
  }
  return boxes
}

function singleBox(goal: Goal, level: number): readonly Box[] {
  const { total, floor, target, soft } = goal
  if (soft) {
    const asked = target.reduce((sum, points) => sum + Math.max(0, points), 0)
    return [{ total: level, aims: target, missing: asked - level }]
  }
  const aims = floor.slice()
  const gains = [...total.keys()].filter((i) => (total[i] as number) > 0)
  const [only = 0] = gains
  if (goal.ties.length === 0 && gains.length === 1 && level > 0)
    aims[only] = Math.max(aims[only] as number, Math.ceil(level / (total[only] as number)))
  return [{ total: level, aims, missing: 0 }]
}

/** A stat that the box asks something of. */
export const isAimed = ({ aims }: Box, stat: number) => (aims[stat] as number) !== NO_FLOOR
