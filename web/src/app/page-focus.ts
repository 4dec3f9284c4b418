import type { AnyRouter } from '@tanstack/react-router'

/**
 * After a navigation the new screen's heading has the focus, so that keyboard and voice go on from there; unless the
 * screen has put it on what the link was about.
 */
export function focusHeadings(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !isChosen(document.activeElement)) focusHeading()
  })
}

const isChosen = (focused: Element | null) => focused?.parentElement?.closest('main') != null

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
