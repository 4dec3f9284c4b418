import { hasCome, isResting, letRest } from './resting-pictures.ts'

/** Pictures that wait in memory: an image that shows one has it in its first frame. */
const kept = new Map<string, HTMLImageElement>()
/** A vault has a few hundred kinds of weapons; their small pictures take some megabytes. */
const MOST_KEPT = 600

export const isKept = (address: string): boolean => (kept.get(address)?.naturalWidth ?? 0) > 0

/** Fetches a picture and keeps it, unless that was done before, it failed a moment ago, or enough are kept; `then` hears when there is time for another. */
export function keepPicture(address: string, then: () => void): void {
  if (kept.has(address) || kept.size >= MOST_KEPT || isResting(address)) {
    then()
    return
  }
  const picture = new Image()
  picture.onload = () => {
    hasCome(address)
    then()
  }
  picture.onerror = () => {
    kept.delete(address)
    letRest(address)
    then()
  }
  picture.src = address
  kept.set(address, picture)
}
