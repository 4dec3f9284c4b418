import type { Persona } from '../account/persona.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import { diceFor, fractionFor } from '../dice.ts'

/**
 * How far a guardian has come with anything that is finished once: a triumph, a collectible. Each has a day on
 * which it is done and a time it takes; both are drawn from its hash. So progress only ever grows, most of a
 * veteran's list lies behind and a little of it is finished every week. Players finish what belongs together, so
 * some groups are done as a whole.
 */
export interface Journey {
  readonly doneDay: number
  readonly days: number
}

const JOURNEY_KEY = 121
const GROUP_KEY = 122
const PAST = { nearest: 5, farthest: 1000 }
const AHEAD = { nearest: 1, farthest: 1500 }
const SHORTEST = 60
const LONGEST = { beginner: 200, veteran: 1400 }
/** How much of what is done lies in groups that are done as a whole. */
const IN_WHOLE_GROUPS = 0.6

/** Beginners finish here and there, never a whole group. */
const BEGINNER = 0.2

const NEVER: Journey = { doneDay: Number.POSITIVE_INFINITY, days: 1 }

export const journeyOf = (persona: Persona, seed: number, hash: number, group: number): Journey => {
  const { completion, index } = persona
  if (completion === 0) return NEVER
  const whole = completion < BEGINNER ? 0 : completion * IN_WHOLE_GROUPS
  const groupDone = fractionFor(seed, GROUP_KEY, index, group) < whole
  const dice = diceFor(seed, JOURNEY_KEY, index, hash)
  const done = dice.chance((completion - whole) / (1 - whole)) || groupDone
  const longest = LONGEST.beginner + completion * (LONGEST.veteran - LONGEST.beginner)
  return {
    doneDay: done
      ? ANCHOR_DAY - dice.between(PAST.nearest, PAST.farthest)
      : ANCHOR_DAY + dice.between(AHEAD.nearest, AHEAD.farthest),
    days: dice.between(SHORTEST, Math.round(longest)),
  }
}

/** 0 before it began, 1 once done. */
export const shareOn = ({ doneDay, days }: Journey, day: number): number =>
  day >= doneDay ? 1 : Math.max(0, 1 - (doneDay - day) / days)
