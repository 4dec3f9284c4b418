import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element and where it begins on the page; both follow it. */
export function useWidth(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const { width, top } = node.getBoundingClientRect()
      const next = { width, top: Math.round(top + window.scrollY) }
      setBox((now) => (now.width === next.width && now.top === next.top ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    // What stands above grows and shrinks too, and moves the element without resizing it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return box
}
