import type { Persona } from '../account/persona.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import { diceFor } from '../dice.ts'

/**
 * How far a guardian has come with anything that is finished once: a triumph, a collectible, a metric. Each has a
 * day on which it is done and a time it takes; both are drawn from its hash. So progress only ever grows, most of
 * a veteran's list lies behind and a little of it is finished every week.
 */
export interface Journey {
  readonly doneDay: number
  readonly days: number
}

const JOURNEY_KEY = 121
const PAST = { nearest: 5, farthest: 1000 }
const AHEAD = { nearest: 1, farthest: 1500 }
const LENGTH = { shortest: 120, longest: 1400 }

export const journeyOf = (persona: Persona, seed: number, kind: number, hash: number): Journey => {
  const dice = diceFor(seed, JOURNEY_KEY, persona.index, kind, hash)
  const done = dice.chance(persona.completion)
  return {
    doneDay: done
      ? ANCHOR_DAY - dice.between(PAST.nearest, PAST.farthest)
      : ANCHOR_DAY + dice.between(AHEAD.nearest, AHEAD.farthest),
    days: dice.between(LENGTH.shortest, LENGTH.longest),
  }
}

/** 0 before it began, 1 once done. */
export const shareOn = ({ doneDay, days }: Journey, day: number): number =>
  day >= doneDay ? 1 : Math.max(0, 1 - (doneDay - day) / days)
