import type { Goal } from '../goal.ts'
import type { Space } from '../variants/space.ts'
import { fillValue } from './fill.ts'

const raw = new Int32Array(6)

/** What a choice of variants is worth with its load spent best; UNREACHABLE as in fillValue. */
export function choiceValue({ slots, bonus }: Space, goal: Goal, choice: Int32Array, above: number): number {
  raw.set(bonus)
  let load = 0
  for (const [k, slot] of slots.entries()) {
    const v = choice[k] as number
    load += slot.load[v] as number
    for (let i = 0; i < 6; i++) raw[i] = (raw[i] as number) + (slot.stats[v * 6 + i] as number)
  }
  return fillValue(goal, raw, load, above)
}
