/**
 * A sheet that opens or closes gives the grid another width, and every tile finds another row. The tile it is about
 * stays where it was on the screen; one that was out of sight does not pull the page to itself.
 *
 * Its place is read before anything moves, while the page is drawn that opens or closes the sheet. By the time the grid
 * knows its new width, the browser has moved the page on its own: it holds on to whatever it takes for the reader's
 * place, and cuts off what a shorter page no longer has.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'

interface Layout {
  readonly columns: number
  readonly openId: string | undefined
  readonly currentId: string | undefined
  readonly currentStart: number | undefined
}

interface Hold {
  readonly id: string
  /** Pixels below the window's upper edge. */
  readonly y: number
}

/** Whoever moves the page themselves has another place in mind. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** `startOf` tells where a weapon's row begins on the page, as of the columns of this render. */
export function useAnchor(
  columns: number,
  openId: string | undefined,
  currentId: string | undefined,
  startOf: (id: string) => number | undefined,
) {
  const before = useRef<Layout>(undefined)
  const hold = useRef<Hold>(undefined)
  const last = before.current
  if (last && last.columns === columns && last.openId !== openId) {
    hold.current = firstInSight([openId, last.openId, currentId], startOf)
  } else if (last && last.columns !== columns && !hold.current) {
    hold.current = firstInSight([last.currentId], () => last.currentStart)
  }

  useLayoutEffect(() => {
    const hasMoved = before.current !== undefined && before.current.columns !== columns
    const start = hold.current && startOf(hold.current.id)
    if (hasMoved && hold.current && start !== undefined) {
      window.scrollTo({ top: start - hold.current.y, behavior: 'instant' })
    }
    const currentStart = currentId === undefined ? undefined : startOf(currentId)
    before.current = { columns, openId, currentId, currentStart }
  })

  useEffect(() => {
    const letGo = () => {
      hold.current = undefined
    }
    for (const move of MOVES) window.addEventListener(move, letGo, { capture: true, passive: true })
    return () => {
      for (const move of MOVES) window.removeEventListener(move, letGo, { capture: true })
    }
  }, [])
}

function firstInSight(
  ids: readonly (string | undefined)[],
  startOf: (id: string) => number | undefined,
): Hold | undefined {
  const { scrollY, innerHeight } = window
  return ids
    .flatMap((id) => {
      const start = id === undefined ? undefined : startOf(id)
      return id === undefined || start === undefined ? [] : [{ id, y: start - scrollY }]
    })
    .find(({ y }) => y >= 0 && y <= innerHeight)
}
