/**
 * Days as a calendar counts them, by midnights: what was played late yesterday is a day ago in the morning. Zones have
 * IANA names ('Europe/Berlin'), because most clocks are changed twice a year: what a clock is ahead of UTC today says
 * nothing about last summer. A zone that is not known counts as UTC.
 */
export const DAY_MS = 24 * 3_600_000
const UTC = 'UTC'
/** Bounds of what is remembered; anybody may ask for any zone and any year. */
const MOST_ZONES = 500
const MOST_DAYS = 20_000

const offsets = new Map<string, (time: number) => number>()

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}

export const isTimeZone = (zone: string): boolean => formatOf(zone) !== undefined

/** 'GMT', 'GMT+05:30', and with seconds in years long ago. */
function readOffset(format: Intl.DateTimeFormat, time: number): number {
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? []
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
  return sign === '-' ? -ahead : ahead
}

/** A day of UTC on which no clock was changed has one offset: that is read once, and a history of years is quick. */
function offsetReader(zone: string): (time: number) => number {
  const format = formatOf(zone)
  if (!format || zone === UTC) return () => 0
  const starts = new Map<number, number>()
  const atStart = (day: number): number => {
    const known = starts.get(day)
    if (known !== undefined) return known
    if (starts.size >= MOST_DAYS) starts.clear()
    const read = readOffset(format, day * DAY_MS)
    starts.set(day, read)
    return read
  }
  return (time) => {
    const day = Math.floor(time / DAY_MS)
    const start = atStart(day)
    return start === atStart(day + 1) ? start : readOffset(format, time)
  }
}

/** How many milliseconds a clock in that zone is ahead of UTC at a time. */
function aheadOfUtc(time: number, zone: string): number {
  const known = offsets.get(zone)
  if (known) return known(time)
  if (offsets.size >= MOST_ZONES) offsets.clear()
  const read = offsetReader(zone)
  offsets.set(zone, read)
  return read(time)
}

/** What a clock in that zone shows, as the time at which one in UTC shows the same. */
export const localTime = (time: number, zone: string = UTC): number => time + aheadOfUtc(time, zone)

/** The first moment at which a clock in that zone shows this; where it skips that, the moment at which it does. */
export function timeOfLocal(local: number, zone: string = UTC): number {
  const [before, after] = [local - DAY_MS, local + DAY_MS].map((time) => local - aheadOfUtc(time, zone)) as [
    number,
    number,
  ]
  const shown = [before, after].filter((time) => localTime(time, zone) === local)
  return shown.length > 0 ? Math.min(...shown) : before
}

/** Counted from the epoch. */
export const dayNumber = (time: number, zone?: string): number => Math.floor(localTime(time, zone) / DAY_MS)

export const startOfDay = (day: number, zone?: string): number => timeOfLocal(day * DAY_MS, zone)

/** 0 on the same day, 1 for yesterday. */
export const calendarDaysBetween = (earlier: number, later: number, zone?: string): number =>
  dayNumber(later, zone) - dayNumber(earlier, zone)
