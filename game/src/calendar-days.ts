/** Days as a calendar counts them, by midnights: what was played late yesterday is a day ago in the morning. */
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The midnight that began the day of a time; `utcOffset` is how many minutes the clock is ahead of UTC. */
export function midnightBefore(time: number, utcOffset: number): number {
  const local = time + utcOffset * MINUTE_MS
  return local - (((local % DAY_MS) + DAY_MS) % DAY_MS) - utcOffset * MINUTE_MS
}

/** 0 on the same day, 1 for yesterday. The offset may differ between the two where clocks were changed. */
export const calendarDaysBetween = (
  earlier: number,
  later: number,
  utcOffset: number,
  offsetEarlier: number = utcOffset,
): number => Math.round((midnightBefore(later, utcOffset) - midnightBefore(earlier, offsetEarlier)) / DAY_MS)
