import type { Persona } from '../account/persona.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import { fractionFor } from '../dice.ts'

/**
 * How far a guardian has come with anything that is finished once: a triumph, a collectible. Each has a day on
 * which it is done and a time it takes; both are drawn from its hash. So progress only ever grows, most of a
 * veteran's list lies behind and a little of it is finished every week. Players finish what belongs together, so
 * some groups are done as a whole.
 */
interface Journey {
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

const between = ({ nearest, farthest }: typeof PAST, fraction: number): number =>
  Math.round(nearest + fraction * (farthest - nearest))

export const journeyOf = (persona: Persona, seed: number, hash: number, group: number): Journey => {
  const { completion, index } = persona
  if (completion === 0) return NEVER
  const whole = completion < BEGINNER ? 0 : completion * IN_WHOLE_GROUPS
  const draw = (aspect: number) => fractionFor(seed, JOURNEY_KEY, index, hash, aspect)
  const done =
    draw(0) < (completion - whole) / (1 - whole) || fractionFor(seed, GROUP_KEY, index, group) < whole
  const longest = LONGEST.beginner + completion * (LONGEST.veteran - LONGEST.beginner)
  return {
    doneDay: done ? ANCHOR_DAY - between(PAST, draw(1)) : ANCHOR_DAY + between(AHEAD, draw(1)),
    days: Math.round(SHORTEST + draw(2) * (longest - SHORTEST)),
  }
}

/** 0 before it began, 1 once done. */
export const shareOn = ({ doneDay, days }: Journey, day: number): number =>
  day >= doneDay ? 1 : Math.max(0, 1 - (doneDay - day) / days)
