import type { World, WorldActivity } from '../../world/world.ts'
import { type Persona, startDayOf } from '../account/persona.ts'
import { PERSONAS } from '../account/personas.ts'
import { startOfDay } from '../calendar.ts'
import { type Dice, diceFor } from '../dice.ts'
import { MODE } from '../platform-codes.ts'
import { GROUP_HOST, guardianOf, type Run, type Seat } from './run.ts'
import { runIdOf } from './run-ids.ts'

/**
 * Who plays what and when. A day has six cells of ninety minutes; a run starts in one and ends within it, so nobody
 * is ever in two places. Three cells belong to the group (the veteran and the guests of that day), the others to
 * everyone's own play.
 */
const MINUTE = 60_000
const CELL_STARTS_AT = [10.5, 12, 17.5, 19, 20.5, 22].map((hour) => hour * 60 * MINUTE)
const CELL_MS = 90 * MINUTE
const GROUP_CELLS = [1, 3, 4]
const OWN_CELLS = [0, 2, 5]
const LATEST_START_MINUTES = 10
const LONGEST_RUN_SECONDS = 78 * 60

const GROUP_RUNS_PER_DAY = 0.48
const GROUP_KEY = 71
const RUN_KEY = 72
const GROUP_LEADER = 'veteran'
const GROUP_GUESTS = ['collector', 'legacy']

const FRIDAY = 5
const TUESDAY = 2
const WEEKLY_RESET_HOUR = 17

const GROUP_ACTIVITY_SIZE = 3
const TRIALS = 84
const STORY = 2
const PATROL = 6
const SOCIAL = 40
/** How often an activity is chosen, by its most specific mode; 1 where none is named. */
const APPETITE: Readonly<Record<number, number>> = {
  [STORY]: 0.3,
  [PATROL]: 0.4,
  [SOCIAL]: 0,
  [MODE.raid]: 0.7,
}

const personaIndex = (id: string): number => PERSONAS.findIndex((persona) => persona.id === id)

/** The veteran's fireteam of a day, the veteran first. */
export const groupOn = (seed: number, day: number): readonly number[] => {
  const dice = diceFor(seed, GROUP_KEY, day)
  const guests = dice.several(GROUP_GUESTS, dice.between(1, 2))
  return [GROUP_LEADER, ...guests].map(personaIndex).filter((guardian) => {
    const persona = PERSONAS[guardian]
    return persona !== undefined && day >= startDayOf(persona)
  })
}

export const isGroupTime = (moment: number, day: number): boolean =>
  GROUP_CELLS.some((cell) => {
    const start = startOfDay(day) + (CELL_STARTS_AT[cell] ?? 0)
    return moment >= start && moment < start + CELL_MS
  })

const isTrialsTime = (start: number): boolean => {
  const date = new Date(start)
  const hours = date.getUTCDay() * 24 + date.getUTCHours()
  return hours >= FRIDAY * 24 + WEEKLY_RESET_HOUR || hours < TUESDAY * 24 + WEEKLY_RESET_HOUR
}

/** Activities listed as often as they are wanted, in tenths. */
const menuOf = ({ activities }: World, group: boolean, trials: boolean): readonly WorldActivity[] =>
  activities
    .filter(({ modes, fireteam }) => {
      if (modes.includes(TRIALS) && !trials) return false
      return !group || fireteam >= GROUP_ACTIVITY_SIZE
    })
    .flatMap((activity) => {
      const appetite = APPETITE[activity.modes[0] ?? 0] ?? 1
      return Array.from({ length: Math.round(10 * appetite) }, () => activity)
    })

const createActivityChooser = (world: World) => {
  const menus = [false, true].map((group) => [false, true].map((trials) => menuOf(world, group, trials)))
  return (group: boolean, start: number, dice: Dice): WorldActivity =>
    dice.pick(menus[group ? 1 : 0]?.[isTrialsTime(start) ? 1 : 0] ?? world.activities)
}

const characterOf = (persona: Persona, dice: Dice): number =>
  dice.weighted(persona.characters.map(({ share }) => share))

/** A whole number whose mean is `rate`. */
const countFor = (rate: number, most: number, dice: Dice): number =>
  Math.min(most, Math.floor(2 * rate * dice.next() + dice.next()))

export interface Schedule {
  /** Runs in a host's calendar, earliest first. */
  runsOf(host: number, day: number): readonly Run[]
}

export const createSchedule = (world: World, seed: number): Schedule => {
  const chooseActivity = createActivityChooser(world)
  const planRun = (host: number, day: number, cell: number): Run => {
    const dice = diceFor(seed, RUN_KEY, host, day, cell)
    const start =
      startOfDay(day) + (CELL_STARTS_AT[cell] ?? 0) + dice.between(0, LATEST_START_MINUTES * 60) * 1000
    const group = host === GROUP_HOST
    const activity = chooseActivity(group, start, dice)
    const guardians = group ? groupOn(seed, day) : [guardianOf(host)]
    const seats = guardians.map((guardian): Seat => {
      const persona = PERSONAS[guardian]
      return { guardian, character: persona ? characterOf(persona, dice) : 0 }
    })
    return {
      id: runIdOf({ day, cell, host }),
      host,
      day,
      cell,
      activity,
      start,
      seconds: Math.min(LONGEST_RUN_SECONDS, Math.round(activity.minutes * 60 * (0.75 + dice.next() / 2))),
      seats: seats.slice(0, activity.fireteam),
      success: dice.chance(activity.pvp ? 0.54 : 0.93),
    }
  }

  const runsOf = (host: number, day: number): readonly Run[] => {
    const group = host === GROUP_HOST
    const persona = PERSONAS[group ? personaIndex(GROUP_LEADER) : guardianOf(host)]
    if (!persona || day < startDayOf(persona)) return []
    const rate = group ? GROUP_RUNS_PER_DAY : persona.runsPerDay
    const dice = diceFor(seed, RUN_KEY, host, day)
    const cells = group ? GROUP_CELLS : OWN_CELLS
    return dice
      .several(cells, countFor(rate, cells.length, dice))
      .sort((one, two) => one - two)
      .map((cell) => planRun(host, day, cell))
  }
  return { runsOf }
}
