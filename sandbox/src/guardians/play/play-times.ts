import type { Persona } from '../account/persona.ts'
import { FIRST_DAY, startOfDay } from '../calendar.ts'
import type { PlayTimes } from '../profile/characters.ts'
import type { PlayedRun } from './played.ts'
import { endOf } from './run.ts'

/** Time in orbit, in the tower and underway comes on top of the activities themselves. */
const BESIDES_ACTIVITIES = 1.5

const NEVER = startOfDay(FIRST_DAY)

export const playTimesOf = (
  persona: Persona,
  character: number,
  runs: readonly PlayedRun[],
  underWay: PlayedRun | undefined,
  moment: number,
): PlayTimes => {
  const mine = runs.filter((entry) => entry.character === character)
  const last = mine.at(-1)
  const active = underWay?.character === character ? underWay : undefined
  const seconds = mine.reduce((sum, { run }) => sum + run.seconds, 0)
  const earlier = persona.earlierHours * 60 * (persona.characters[character]?.share ?? 0)
  return {
    lastPlayed: active ? moment : last ? endOf(last.run) : NEVER,
    minutes: Math.floor(earlier + (seconds * BESIDES_ACTIVITIES) / 60),
    minutesThisSession: active
      ? Math.floor((moment - active.run.start) / 60_000)
      : Math.floor((last?.run.seconds ?? 0) / 60),
  }
}

export const lastPlayedOf = (
  runs: readonly PlayedRun[],
  underWay: PlayedRun | undefined,
  moment: number,
): number => {
  const last = runs.at(-1)
  return underWay ? moment : last ? endOf(last.run) : NEVER
}
