/** With less of its places free than this, or fewer places, a vault is short of room: a week of play may fill it. */
const LEAST_FREE_SHARE = 0.1
const LEAST_FREE_PLACES = 50

export function isShortOfRoom({
  used,
  capacity,
}: {
  readonly used: number
  readonly capacity: number
}): boolean {
  const free = capacity - used
  return free < LEAST_FREE_PLACES || free < capacity * LEAST_FREE_SHARE
}
