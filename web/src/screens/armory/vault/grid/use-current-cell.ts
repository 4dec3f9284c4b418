import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { GridPlace } from './grid-rows.ts'

/** A hidden row still holds what it showed before, and loses the focus with the next frame. */
const IN_SIGHT = ':not([hidden]) > '

/**
 * One tile of the grid is in the tab order: the one that had the focus last, else the open one, else the first. Where a
 * move leads to a tile that is not drawn yet, the focus follows as soon as it is. And tiles are used again for other
 * weapons: when the rows are laid out anew, the focus goes with its weapon, not with the button.
 */
export function useCurrentCell(
  frame: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, GridPlace>,
  openId: string | undefined,
) {
  const [lastId, setLastId] = useState<string>()
  const wanted = useRef<string>(undefined)
  const focused = useRef<string>(undefined)
  const known = [lastId, openId].find((id) => id !== undefined && places.has(id))
  const currentId = known ?? places.keys().next().value

  // Read before the rows change: a button that is taken away takes the focus with it.
  const hadFocus = frame.current?.contains(document.activeElement) ?? false

  useLayoutEffect(() => {
    const grid = frame.current
    const now = document.activeElement
    const isElsewhere = now !== null && now !== document.body && !grid?.contains(now)
    if (isElsewhere) wanted.current = undefined
    else if (hadFocus && weaponInSight(now) !== focused.current && places.has(focused.current ?? '')) {
      wanted.current ??= focused.current
    }
    if (wanted.current === undefined) return
    const cell = grid?.querySelector<HTMLElement>(`${IN_SIGHT}[data-weapon="${CSS.escape(wanted.current)}"]`)
    if (!cell) return
    wanted.current = undefined
    cell.querySelector('button')?.focus({ preventScroll: true })
  })

  const focusCell = useCallback((id: string) => {
    wanted.current = id
    focused.current = id
    setLastId(id)
  }, [])
  const rememberFocus = useCallback((id: string | undefined) => {
    // A button of the grid that is no weapon's ('Select all') keeps the focus it was given.
    focused.current = id
    if (id !== undefined) setLastId(id)
  }, [])
  return { currentId, focusCell, rememberFocus }
}

const weaponInSight = (element: Element | null) =>
  element?.closest<HTMLElement>(`${IN_SIGHT}[data-weapon]`)?.dataset.weapon
