const DAY_MS = 86_400_000

/** Whole UTC days since 1970. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS)
export const startOfDay = (day: number): number => day * DAY_MS
const dayFrom = (iso: string) => dayOf(new Date(iso))

/** The day the personas' figures (power, triumphs, season rank) are stated for; they grow on from there. */
export const ANCHOR_DAY = dayFrom('2026-11-01')
/** Nobody's history reaches further back: three years before the anchor. */
export const FIRST_DAY = dayFrom('2023-11-01')

const FIRST_WEEKLY_RESET = Date.parse('2017-09-12T17:00:00Z')
const WEEK_MS = 7 * DAY_MS

/** The weekly reset (Tuesday 17:00 UTC) at or before a moment. */
export const weekStart = (moment: number): number =>
  moment - ((((moment - FIRST_WEEKLY_RESET) % WEEK_MS) + WEEK_MS) % WEEK_MS)
export const weekEnd = (moment: number): number => weekStart(moment) + WEEK_MS

/** The daily reset (17:00 UTC) at or before a moment, counted in days since the first. */
export const dayNumber = (moment: number): number => Math.floor((moment - FIRST_WEEKLY_RESET) / DAY_MS)
export const dayEnd = (moment: number): number => FIRST_WEEKLY_RESET + (dayNumber(moment) + 1) * DAY_MS

/** From Friday's reset to Tuesday's. */
export const isWeekend = (moment: number): boolean => moment - weekStart(moment) >= 3 * DAY_MS

/** Weeks since the game began: what changes weekly goes by it. */
export const weekNumber = (moment: number): number =>
  Math.round((weekStart(moment) - FIRST_WEEKLY_RESET) / WEEK_MS)

/** As the platform writes dates: whole seconds, UTC. */
export const isoSeconds = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`
