import type { Router } from './router.ts'

/**
 * After a navigation the new screen's heading has the focus, so that keyboard and voice go on from there; unless the
 * screen has put it on what the link was about.
 */
export function focusHeadings(router: Router): void {
  router.onRendered(({ from, to }) => {
    if (from && from.pathname !== to.pathname && !isChosen(document.activeElement)) focusHeading()
  })
}

const isChosen = (focused: Element | null) => focused?.parentElement?.closest('main') != null

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
