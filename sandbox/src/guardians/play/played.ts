import type { WorldWeapon } from '../../world/world.ts'
import { PERSONAS } from '../account/personas.ts'
import { dayOf, FIRST_DAY } from '../calendar.ts'
import { type Performance, performanceOf } from './performance.ts'
import { endOf, GROUP_HOST, hostOf, type Run } from './run.ts'
import type { Schedule } from './schedule.ts'

/** A run from one guardian's side. */
export interface PlayedRun {
  readonly run: Run
  readonly character: number
  readonly performance: Performance
}

export type Arsenal = (guardian: number, character: number) => readonly (readonly WorldWeapon[])[]

/** What a guardian has played. Runs are kept once computed, in order, and cut off at the moment asked for. */
export interface Played {
  /** Finished runs, oldest first. */
  until(moment: number): readonly PlayedRun[]
  /** The run under way at a moment. */
  during(moment: number): PlayedRun | undefined
}

/** Thousands of runs are looked at for their times alone, so how one went is drawn when first asked for. */
const playedRun = (run: Run, character: number, draw: () => Performance): PlayedRun => {
  let drawn: Performance | undefined
  return {
    run,
    character,
    get performance() {
      drawn ??= draw()
      return drawn
    },
  }
}

export const createPlayed = (
  guardian: number,
  schedule: Schedule,
  arsenal: Arsenal,
  seed: number,
): Played => {
  const known: PlayedRun[] = []
  let nextDay = FIRST_DAY
  const joinsGroup = PERSONAS[guardian]?.runsPerDay !== 0

  const runsOn = (day: number): PlayedRun[] => {
    const own = schedule.runsOf(hostOf(guardian), day)
    const group = joinsGroup ? schedule.runsOf(GROUP_HOST, day) : []
    return [...own, ...group]
      .flatMap((run) => {
        const seat = run.seats.findIndex((taken) => taken.guardian === guardian)
        const character = run.seats[seat]?.character
        if (character === undefined) return []
        return [playedRun(run, character, () => performanceOf(run, seat, arsenal(guardian, character), seed))]
      })
      .sort((one, two) => one.run.start - two.run.start)
  }
  const extendTo = (day: number) => {
    for (; nextDay <= day; nextDay++) known.push(...runsOn(nextDay))
  }
  /** How many of the known runs ended by a moment. Runs do not overlap, so ends are in order too. */
  const finishedBy = (moment: number): number => {
    let low = 0
    let high = known.length
    while (low < high) {
      const middle = (low + high) >> 1
      const entry = known[middle]
      if (entry && endOf(entry.run) <= moment) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    until(moment) {
      extendTo(dayOf(new Date(moment)))
      return known.slice(0, finishedBy(moment))
    },
    during(moment) {
      extendTo(dayOf(new Date(moment)))
      const next = known[finishedBy(moment)]
      return next && next.run.start <= moment ? next : undefined
    },
  }
}
