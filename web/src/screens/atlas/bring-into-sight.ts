/** The parts of the screen that a press elsewhere on it leads to. */
export const PARTS = { lists: 'lists', map: 'map' } as const

/** A part whose top lies below this share of the window does not count as in sight. */
const LOWEST_TOP = 0.4

/** Frames to wait for a place that an address has just opened: two seconds. */
const MOST_FRAMES = 120

/**
 * What was pressed went with the place it stood in: the new place comes into sight, and the keyboard goes on from there.
 * After the next frame at the earliest, when the address has changed what is shown.
 */
export function bringIntoSight(part: keyof typeof PARTS, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(PARTS[part])
    if (!element) {
      if (frames > 0) bringIntoSight(part, frames - 1)
      return
    }
    // A part that is higher than the window is read from its top: reaching into the window is not enough.
    const { top } = element.getBoundingClientRect()
    if (top < 0 || top > innerHeight * LOWEST_TOP) element.scrollIntoView({ block: 'start' })
    element.focus({ preventScroll: true })
  })
}
