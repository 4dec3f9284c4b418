import { type RefObject, useLayoutEffect, useState } from 'react'

/** What the browser's font size usually is; the tokens are made for it. */
const USUAL_FONT_PX = 16

/** The width of an element, where it begins on the page and how large its text is, usually 1; all follow it. */
export function useWidth(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 0, top: 0, scale: 1 })
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const { width, top } = node.getBoundingClientRect()
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = { width, top: Math.round(top + window.scrollY), scale: rem / USUAL_FONT_PX || 1 }
      setBox((now) =>
        now.width === next.width && now.top === next.top && now.scale === next.scale ? now : next,
      )
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
