import { useEffect, useState } from 'react'

const SETTLES_AFTER_MS = 250

/**
 * The height a list gives to the page. A page of another length is drawn anew from top to bottom, so while somebody types
 * the length waits for the pause after it. Only where the end of the list comes into sight it must follow at once.
 */
export function useSettledHeight(height: number, isEndInSight: boolean): number {
  const [settled, setSettled] = useState(height)
  useEffect(() => {
    if (settled === height) return
    const timer = setTimeout(() => setSettled(height), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [settled, height])
  return isEndInSight || settled === 0 ? height : settled
}
