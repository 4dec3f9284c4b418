import { startTransition, useEffect, useReducer, useRef } from 'react'
import { type Drawing, drawRows, NOTHING_DRAWN, type PlacedRow } from './draw-rows.ts'

/** The rows as far as they are drawn; the rest follows, a step with every frame, and never before a key is answered. */
export function useDrawnRows(wanted: readonly PlacedRow[], isList: boolean): Drawing {
  const [, drawMore] = useReducer((step: number) => step + 1, 0)
  const drawn = useRef(NOTHING_DRAWN)
  const drawing = drawRows(drawn.current, wanted, isList)
  useEffect(() => {
    drawn.current = drawing
    if (drawing.isDone) return
    const frame = requestAnimationFrame(() => startTransition(drawMore))
    return () => cancelAnimationFrame(frame)
  })
  return drawing
}
