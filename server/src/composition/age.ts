/** The clocks of two nodes may differ by this much. */
const CLOCK_MARGIN_MS = 10_000

/**
 * How old something is, by the clock that can be set. What lies ahead of it was noted before the clock was set back, and
 * nothing is known about its age: it counts as old, or it would stay fresh until the clock has caught up.
 */
export function ageOf(at: number, now: number): number {
  const age = now - at
  return age < -CLOCK_MARGIN_MS ? Number.POSITIVE_INFINITY : age
}

/** How long to go until a moment that is never planned further ahead than this; 0 where the clock was set back since. */
export function timeUntil(at: number, now: number, longest: number): number {
  const left = at - now
  return left > longest + CLOCK_MARGIN_MS ? 0 : Math.max(0, left)
}
