import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where an element begins in the window, in whole pixels; it follows the scroll and whatever grows above. */
export function useTopInWindow(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => setTop(Math.round(node.getBoundingClientRect().top))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element])
  return top
}
