import type { WorldActivity } from '../../world/world.ts'

/** The group's runs are hosted by nobody in particular; its number lies among those of the guardians. */
export const GROUP_HOST = 7

/** The number of a guardian's own calendar. */
export const hostOf = (guardian: number): number => (guardian < GROUP_HOST ? guardian : guardian + 1)
export const guardianOf = (host: number): number => (host < GROUP_HOST ? host : host - 1)

/** A demo guardian who took part. */
export interface Seat {
  readonly guardian: number
  readonly character: number
}

/** One activity that one or more demo guardians played. */
export interface Run {
  readonly id: string
  /** Whose calendar it stands in: a guardian's, or the group's. */
  readonly host: number
  readonly day: number
  readonly cell: number
  readonly activity: WorldActivity
  readonly start: number
  readonly seconds: number
  readonly seats: readonly Seat[]
  /** Finished (PvE) or won (PvP). */
  readonly success: boolean
}

export const endOf = (run: Run): number => run.start + run.seconds * 1000
