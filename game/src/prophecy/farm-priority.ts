/** Farming: what a roll is worth to a player, how likely a run brings it, and how long a run takes them. */
import type { Weapon, WeaponDefinition } from '../items.ts'
import { dropsForEvenChance } from '../weapons/odds/odds.ts'

export interface FarmGoal {
  /** Points out of 10 over the best that the player owns for the same job. */
  readonly value: number
  /** That a drop of this weapon is the roll. */
  readonly oddsADrop: number
  /** Weapons that share the source, each as likely to drop. */
  readonly sharedBy: number
  /** The player's own usual time. */
  readonly minutesARun: number
}

export interface FarmPriority {
  /** That one run brings the roll, at one drop a run. */
  readonly oddsARun: number
  /** Value times odds, by the hour: the order of farming. */
  readonly pointsAnHour: number
  /** Until it is as likely to have come as not. */
  readonly evenRuns: number
  readonly evenHours: number
}

export function farmPriority({ value, oddsADrop, sharedBy, minutesARun }: FarmGoal): FarmPriority {
  const oddsARun = oddsADrop / Math.max(1, sharedBy)
  const evenRuns = dropsForEvenChance(oddsARun) ?? Number.POSITIVE_INFINITY
  return {
    oddsARun,
    pointsAnHour: (value * oddsARun * 60) / minutesARun,
    evenRuns,
    evenHours: (evenRuns * minutesARun) / 60,
  }
}

/** What somebody has who owns none of a kind: a neutral roll. */
const NEUTRAL_SCORE = 5
/** Less over the best owned is not worth farming for. */
const LEAST_VALUE = 0.2

/** Weapons that do the same job, by one word. */
export const jobOf = ({ type, frame, element, slot }: Weapon | WeaponDefinition): string =>
  `${type}|${frame?.name ?? ''}|${element}|${slot}`

const toTenth = (score: number) => Number(score.toFixed(1))

/**
 * Points over the best that is owned for the same job; undefined where that is not worth a run. Counted from the scores
 * as the Forge shows them, so that its gap is the same.
 */
export function farmValue(score: number, bestOwned: number | undefined): number | undefined {
  const value = toTenth(toTenth(score) - toTenth(bestOwned ?? NEUTRAL_SCORE))
  return value < LEAST_VALUE ? undefined : value
}

interface Paced {
  readonly place: string
  readonly minutes: number
  readonly points_an_hour: number
  readonly even_runs: number
  readonly even_hours: number
}

/** The same goals at another pace, by place: worth more where runs are shorter; the best first. */
export function atPace<Goal extends Paced>(
  goals: readonly Goal[],
  paces: Readonly<Record<string, number>>,
): readonly Goal[] {
  return goals
    .map((goal) => {
      const minutes = paces[goal.place] ?? goal.minutes
      return {
        ...goal,
        minutes,
        points_an_hour: (goal.points_an_hour * goal.minutes) / minutes,
        even_hours: Math.round((10 * goal.even_runs * minutes) / 60) / 10,
      }
    })
    .toSorted((one, other) => other.points_an_hour - one.points_an_hour)
}
