import { type PointerEvent, useEffect, useRef } from 'react'

export const LONG_PRESS_MS = 500

/** Touch has no hover: a finger that rests stands for it. A finger that moves scrolls, and cancels. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      cancel()
      timer.current = setTimeout(onLongPress, LONG_PRESS_MS)
    },
    onPointerMove: cancel,
    onPointerUp: cancel,
    onPointerCancel: cancel,
  }
}
