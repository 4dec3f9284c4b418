import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { GridPlace } from './grid-rows.ts'

/**
 * One tile of the grid is in the tab order: the one that had the focus last, else the open one, else the first. Where a
 * move leads to a tile that is not drawn yet, the focus follows as soon as it is.
 */
export function useCurrentCell(
  frame: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, GridPlace>,
  openId: string | undefined,
) {
  const [lastId, setLastId] = useState<string>()
  const wanted = useRef<string>(undefined)
  const known = [lastId, openId].find((id) => id !== undefined && places.has(id))
  const currentId = known ?? places.keys().next().value

  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const cell = frame.current?.querySelector<HTMLElement>(`[data-weapon="${CSS.escape(wanted.current)}"]`)
    if (!cell) return
    wanted.current = undefined
    cell.querySelector('button')?.focus({ preventScroll: true })
  })

  const focusCell = useCallback((id: string) => {
    wanted.current = id
    setLastId(id)
  }, [])
  const rememberFocus = useCallback((id: string | undefined) => {
    if (id !== undefined) setLastId(id)
  }, [])
  return { currentId, focusCell, rememberFocus }
}
