/** What the sightline shows: a measured year behind, four computed weeks ahead. */
export const WEEKS_BEHIND = 52
export const WEEKS_AHEAD = 4

const WEEK_MS = 7 * 86_400_000

export interface Played {
  readonly startedAt: number
  readonly seconds: number
}

/** Hours of play in each of the last 52 weeks, the oldest first, to one decimal. */
export function hoursByWeek(played: readonly Played[], now: number): readonly number[] {
  const weeks = Array.from({ length: WEEKS_BEHIND }, () => 0)
  for (const { startedAt, seconds } of played) {
    const ago = Math.floor((now - startedAt) / WEEK_MS)
    const place = WEEKS_BEHIND - 1 - ago
    if (ago >= 0 && place >= 0) weeks[place] = (weeks[place] ?? 0) + seconds / 3_600
  }
  return weeks.map((hours) => Math.round(hours * 10) / 10)
}

/** Where in the year behind something was, from 0 (a year ago) to 1 (now); undefined where it is longer ago. */
export function placeBehind(at: number, now: number): number | undefined {
  const place = 1 - (now - at) / (WEEKS_BEHIND * WEEK_MS)
  return place >= 0 && place <= 1 ? place : undefined
}

/** Where in the weeks ahead so many hours of play end at this pace, from 0 (now) to 1; undefined where it is later. */
export function placeAhead(hours: number, hoursAWeek: number | undefined): number | undefined {
  if (!hoursAWeek) return undefined
  const place = hours / hoursAWeek / WEEKS_AHEAD
  return place <= 1 ? place : undefined
}

/** A row for each place, 0 first: none stands nearer than `apart` to another one of its row. */
export function rowsOf(places: readonly number[], apart: number): readonly number[] {
  const rows: number[] = []
  const ends: number[] = []
  const inOrder = places.map((place, at) => ({ place, at })).toSorted((one, other) => one.place - other.place)
  for (const { place, at } of inOrder) {
    const free = ends.findIndex((end) => place - end >= apart)
    const row = free < 0 ? ends.length : free
    rows[at] = row
    ends[row] = place
  }
  return rows
}
