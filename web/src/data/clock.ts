let known = { offset: Number.NaN, zone: 'UTC' }

/** The zone of this clock, as IANA names it. Read anew when the clock is changed: that is quick to see, the zone is not. */
export function timeZone(): string {
  const offset = new Date().getTimezoneOffset()
  if (known.offset !== offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return known.zone
}
