import { useEffect, useState } from 'react'

/** How many of so many things may be drawn by now: some with every frame, so that no frame has to lay out all of them. */
export function useByAndBy(count: number, perFrame: number): number {
  const [allowed, setAllowed] = useState(perFrame)
  useEffect(() => {
    if (allowed >= count) return
    const frame = requestAnimationFrame(() => setAllowed(allowed + perFrame))
    return () => cancelAnimationFrame(frame)
  }, [allowed, count, perFrame])
  return Math.min(allowed, count)
}
