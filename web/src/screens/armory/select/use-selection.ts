import { useCallback, useMemo, useState } from 'react'
import {
  addAll,
  leaveOut,
  NOTHING_SELECTED,
  type Selection,
  selectRange,
  toggleAll,
  toggleOne,
} from './selection.ts'

/** What the grid needs: which are picked, and how one more is. */
export interface GridSelection {
  /** Absent while nobody selects: then a press opens the sheet. */
  readonly ids: ReadonlySet<string> | undefined
  readonly toggle: (id: string) => void
  readonly extendTo: (id: string) => void
  readonly toggleAll: (ids: readonly string[]) => void
}

/**
 * Selecting as a state of the vault: begun by a button or a key, ended by Escape or the bar. `owned` is all that there
 * is, `order` what is shown, in its order.
 */
export function useSelection(owned: readonly string[], order: readonly string[]) {
  const [selection, setSelection] = useState<Selection>()
  const toggle = useCallback(
    (id: string) => setSelection((now) => toggleOne(now ?? NOTHING_SELECTED, id)),
    [],
  )
  const extendTo = useCallback(
    (id: string) => setSelection((now) => selectRange(now ?? NOTHING_SELECTED, order, id)),
    [order],
  )
  const toggleMany = useCallback(
    (ids: readonly string[]) => setSelection((now) => toggleAll(now ?? NOTHING_SELECTED, ids)),
    [],
  )
  const chosen = selection?.ids
  // A copy that is gone since is no longer picked.
  const ids = useMemo(() => {
    if (!chosen) return undefined
    return new Set(owned.filter((id) => chosen.has(id)))
  }, [chosen, owned])
  const grid = useMemo(
    (): GridSelection => ({ ids, toggle, extendTo, toggleAll: toggleMany }),
    [ids, toggle, extendTo, toggleMany],
  )
  return {
    grid,
    ids,
    begin: useCallback(
      (all: readonly string[] = []) => setSelection({ ids: new Set(all), anchor: undefined }),
      [],
    ),
    /** To what is picked already, which another search may have found. */
    add: useCallback(
      (more: readonly string[]) => setSelection((now) => addAll(now ?? NOTHING_SELECTED, more)),
      [],
    ),
    leaveOut: useCallback((out: readonly string[]) => setSelection((now) => now && leaveOut(now, out)), []),
    end: useCallback(() => setSelection(undefined), []),
  }
}
