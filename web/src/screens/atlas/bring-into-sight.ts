/** The parts of the screen that a press elsewhere on it leads to. */
export const PARTS = { lists: 'lists', map: 'map' } as const

/**
 * On a phone the map is screens away from the list that leads to it: it comes into sight, and the keyboard goes on from
 * there. After the next frame, when the address has changed what the part shows.
 */
export function bringIntoSight(part: keyof typeof PARTS): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(PARTS[part])
    element?.scrollIntoView({ block: 'nearest' })
    element?.focus({ preventScroll: true })
  })
}
