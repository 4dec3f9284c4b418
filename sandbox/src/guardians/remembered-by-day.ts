const DAYS_REMEMBERED = 3

/** Keeps what was computed for the last few days asked for: enough for "today", and for before and after. */
export const rememberedByDay = <T>(compute: (day: number) => T): ((day: number) => T) => {
  const days = new Map<number, T>()
  return (day) => {
    const known = days.get(day)
    if (known !== undefined) return known
    const fresh = compute(day)
    days.set(day, fresh)
    const [oldest] = days.keys()
    if (days.size > DAYS_REMEMBERED && oldest !== undefined) days.delete(oldest)
    return fresh
  }
}
