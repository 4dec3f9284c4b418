import { ANCHOR_DAY } from '../calendar.ts'
import { diceFor } from '../dice.ts'
import type { SlotPlan } from './slots.ts'

const CYCLE_KEY = 11
const FRESH_DAYS = { shortest: 28, longest: 64 }
const KEPT_DAYS = { shortest: 1200, longest: 3600 }
const PERMANENT_AGE = { youngest: 200, oldest: 1100 }

/** When a slot changes hands: every `period` days, first on day `phase`. What is permanent dropped once. */
export type Cycle =
  | { readonly permanent: true; readonly dropDay: number }
  | { readonly permanent: false; readonly period: number; readonly phase: number; readonly fill: number }

export interface Generation {
  readonly number: number
  readonly dropDay: number
}

export const cycleOf = (slot: SlotPlan, permanent: boolean, seed: number, guardian: number): Cycle => {
  const dice = diceFor(seed, CYCLE_KEY, guardian, slot.index)
  if (permanent) {
    return {
      permanent,
      dropDay: ANCHOR_DAY - dice.between(PERMANENT_AGE.youngest, PERMANENT_AGE.oldest),
    }
  }
  const days = slot.fresh ? FRESH_DAYS : KEPT_DAYS
  const period = dice.between(days.shortest, days.longest)
  return { permanent, period, phase: dice.between(0, period - 1), fill: slot.fill }
}

/** The generation that began last, even where its item has been dismantled since. */
export const latestGeneration = (cycle: Cycle, day: number): Generation => {
  if (cycle.permanent) return { number: 0, dropDay: cycle.dropDay }
  const number = Math.floor((day - cycle.phase) / cycle.period)
  return { number, dropDay: cycle.phase + number * cycle.period }
}

/** Which generation a slot holds on a day; undefined while it stands empty. */
export const generationOn = (cycle: Cycle, day: number): Generation | undefined => {
  const generation = latestGeneration(cycle, day)
  if (cycle.permanent) return generation
  return day - generation.dropDay < cycle.fill * cycle.period ? generation : undefined
}
