import { useEffect, useRef } from 'react'

/**
 * Tells that the page is scrolling right now, from within what the scroll itself sets off. Moving the focus scrolls the
 * page, and an overlay that closes on any scroll would close the moment the keyboard reached it. It listens only while
 * something inside has the focus.
 */
export function useScrollWhileFocused() {
  const scrolling = useRef(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const onFocus = () => {
    const hear = () => {
      scrolling.current = true
      // Not a microtask: those run between the listeners of one event.
      setTimeout(() => {
        scrolling.current = false
      })
    }
    stop.current?.()
    addEventListener('scroll', hear, true)
    stop.current = () => removeEventListener('scroll', hear, true)
  }
  const onBlur = () => stop.current?.()
  return { scrolling, focus: { onFocus, onBlur } }
}
