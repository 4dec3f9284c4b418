/**
 * The Triumph Planner (F-195): what the player pinned, then the first open triumphs of the list; which of them comes first
 * the player may change without pinning any.
 */
const PLANNED = 3
/** More than fit on the planner can wait behind them. */
export const MOST_PINNED = 20

export function planTriumphs<Entry extends { readonly hash: number }>(
  pinned: readonly number[],
  open: readonly Entry[],
  known: ReadonlyMap<number, Entry>,
  order: readonly number[] = [],
): readonly Entry[] {
  const chosen = pinned.flatMap((hash) => known.get(hash) ?? [])
  const taken = new Set(chosen.map(({ hash }) => hash))
  const rest = open.filter(({ hash }) => !taken.has(hash))
  const placeOf = ({ hash }: Entry) => (order.includes(hash) ? order.indexOf(hash) : order.length)
  return [...chosen, ...rest].slice(0, PLANNED).toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Puts a triumph on the planner, behind those that are there already; a second time changes nothing. */
export const pin = (pinned: readonly number[], hash: number): readonly number[] =>
  pinned.includes(hash) ? pinned : [...pinned, hash].slice(-MOST_PINNED)

export const unpin = (pinned: readonly number[], hash: number): readonly number[] =>
  pinned.filter((other) => other !== hash)

/** Moves a triumph one place up (-1) or down (1); at the end of the list it stays. */
export function moveTriumph(order: readonly number[], hash: number, by: -1 | 1): readonly number[] {
  const from = order.indexOf(hash)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) return order
  const moved = order.toSpliced(from, 1)
  return moved.toSpliced(to, 0, hash)
}
