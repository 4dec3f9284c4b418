import { useEffect } from 'react'
import { useOnline } from '../../../../../data/system/use-online.ts'
import { keepPicture } from '../../../../../items/picture/kept-pictures.ts'
import { iconAddress } from '../../../../../items/picture/weapon-glyphs.ts'
import type { WeaponItem } from '../../../../../items/weapon-item.ts'

const AT_A_TIME = 2
const PAUSE_MS = 100

/** Where a browser does not tell when it rests, a pause must do. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work)
  return () => cancelIdleCallback(request)
}

/** True where the player asked the browser to be sparing. */
const isSparing = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the pictures of what is shown while nothing else happens: a tile that scrolls into sight then has its picture
 * from the first frame, and is drawn once instead of twice.
 */
export function usePicturesAhead(shown: readonly WeaponItem[]): void {
  const online = useOnline()
  useEffect(() => {
    if (isSparing() || !online) return
    const ahead = new Set(
      shown.flatMap((item) => iconAddress(item.definition.displayProperties.icon) ?? []),
    ).values()
    const stops = Array.from({ length: AT_A_TIME }, () => fetchInTurn(ahead))
    return () => {
      for (const stop of stops) stop()
    }
  }, [shown, online])
}

function fetchInTurn(addresses: Iterator<string>): () => void {
  let isOver = false
  const fetchNext = () => {
    const { value: address, done } = addresses.next()
    if (!done) keepPicture(address, goOn)
  }
  let stop = whenIdle(fetchNext)
  const goOn = () => {
    if (!isOver) stop = whenIdle(fetchNext)
  }
  return () => {
    isOver = true
    stop()
  }
}
