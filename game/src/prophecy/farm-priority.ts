/** Farming: what a roll is worth to a player, how likely a run brings it, and how long a run takes them. */

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
  const evenRuns = oddsARun >= 0.5 ? 1 : Math.ceil(Math.log(0.5) / Math.log(1 - oddsARun))
  return {
    oddsARun,
    pointsAnHour: (value * oddsARun * 60) / minutesARun,
    evenRuns,
    evenHours: (evenRuns * minutesARun) / 60,
  }
}
