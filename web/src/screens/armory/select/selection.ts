/** Which weapons are picked to be decided about together. Picks survive another search: the bar counts them all. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Where a range begins: the last one that was pressed by itself. */
  readonly anchor?: string | undefined
}

export const NOTHING_SELECTED: Selection = { ids: new Set() }

export function toggleOne({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** All from the anchor to here, in the order of the screen; without an anchor just this one. */
export function selectRange(selection: Selection, order: readonly string[], id: string): Selection {
  const { ids, anchor } = selection
  const [from, to] = [anchor === undefined ? -1 : order.indexOf(anchor), order.indexOf(id)]
  if (to < 0) return selection
  const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...ids, ...range]), anchor: from < 0 ? id : anchor }
}

export const addAll = ({ ids, anchor }: Selection, all: readonly string[]): Selection => ({
  ids: new Set([...ids, ...all]),
  anchor,
})

/** Adds all of them; where all are in already, takes all of them out. */
export function toggleAll(selection: Selection, all: readonly string[]): Selection {
  const isIn = all.every((id) => selection.ids.has(id))
  return isIn ? leaveOut(selection, all) : addAll(selection, all)
}

export const leaveOut = ({ ids, anchor }: Selection, out: readonly string[]): Selection => ({
  ids: without(ids, out),
  anchor,
})

function without(ids: ReadonlySet<string>, out: readonly string[]): ReadonlySet<string> {
  const next = new Set(ids)
  for (const id of out) next.delete(id)
  return next
}
