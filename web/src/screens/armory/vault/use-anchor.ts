import { useLayoutEffect, useRef } from 'react'

interface Anchor {
  readonly id: string
  readonly columns: number
  readonly start: number
}

/**
 * A sheet that opens makes the grid narrower, and every tile finds another row. The tile somebody just pressed stays
 * where it was on the screen; one that was out of sight does not pull the page to itself.
 */
export function useAnchor(
  columns: number,
  id: string | undefined,
  startOf: (id: string) => number | undefined,
) {
  const before = useRef<Anchor>(undefined)
  useLayoutEffect(() => {
    const start = id === undefined ? undefined : startOf(id)
    const last = before.current
    before.current = id === undefined || start === undefined ? undefined : { id, columns, start }
    if (!last || start === undefined || last.id !== id || last.columns === columns) return
    const wasInSight = last.start >= window.scrollY && last.start <= window.scrollY + window.innerHeight
    if (wasInSight) window.scrollBy({ top: start - last.start, behavior: 'instant' })
  })
}
