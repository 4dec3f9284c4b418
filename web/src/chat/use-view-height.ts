import { useEffect } from 'react'

/** Less than any keyboard is high: the bars of a browser come and go too. */
const LEAST_KEYBOARD_PX = 120

/**
 * How much of the window the on-screen keyboard leaves, as `--view-height`. Chrome makes the page itself smaller
 * (`interactive-widget` in index.html); Safari only the part in view, and moves the page under it.
 */
export function useViewHeight() {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style, dataset } = document.documentElement
    const clear = () => {
      style.removeProperty('--view-height')
      delete dataset.keyboard
    }
    const follow = () => {
      // A page that is zoomed in shows less of itself too.
      const isCovered = view.scale < 1.05 && window.innerHeight - view.height > LEAST_KEYBOARD_PX
      if (!isCovered) return clear()
      style.setProperty('--view-height', `${view.height}px`)
      dataset.keyboard = 'open'
      window.scrollTo(0, 0)
    }
    follow()
    view.addEventListener('resize', follow)
    return () => {
      view.removeEventListener('resize', follow)
      clear()
    }
  }, [])
}
