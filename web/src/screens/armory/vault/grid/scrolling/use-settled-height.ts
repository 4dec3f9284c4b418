import { useEffect, useState } from 'react'

const SETTLES_AFTER_MS = 250

/**
 * The height a list gives to the page. A page of another length is drawn anew from top to bottom, so while somebody types
 * the length waits for the pause after it. It follows at once where the end of the list comes into sight, and where the
 * list has another width: then a tile is held in its place by scrolling, for which the page must be long enough.
 */
export function useSettledHeight(height: number, width: number, isEndInSight: boolean): number {
  const [settled, setSettled] = useState({ height, width })
  useEffect(() => {
    if (settled.height === height && settled.width === width) return
    const timer = setTimeout(() => setSettled({ height, width }), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [settled, height, width])
  return isEndInSight || settled.width !== width ? height : settled.height
}
