/** The parts of the screen that a press elsewhere on it leads to. */
export const PARTS = { lists: 'lists', map: 'map' } as const

/** A part whose top lies below this share of the window does not count as in sight. */
const LOWEST_TOP = 0.4

/**
 * On a phone the map is screens away from the list that leads to it: it comes into sight, and the keyboard goes on from
 * there. After the next frame, when the address has changed what the part shows.
 */
export function bringIntoSight(part: keyof typeof PARTS): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(PARTS[part])
    if (!element) return
    // A part that is higher than the window is read from its top: reaching into the window is not enough.
    const { top } = element.getBoundingClientRect()
    if (top < 0 || top > innerHeight * LOWEST_TOP) element.scrollIntoView({ block: 'start' })
    element.focus({ preventScroll: true })
  })
}
