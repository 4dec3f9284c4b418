const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** An age in the largest unit that fits: 'just now', '2 min ago', '3 h ago', '5 d ago'. */
export function describeAge(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'just now'
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min ago`
  if (milliseconds < DAY) return `${Math.floor(milliseconds / HOUR)} h ago`
  return `${Math.floor(milliseconds / DAY)} d ago`
}
