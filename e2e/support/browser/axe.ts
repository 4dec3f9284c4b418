import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { soon } from '../looking.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe finds nothing, and every text can be read without scrolling sideways. */
export async function isFine(page: Page): Promise<void> {
  await soon(() => findings(page)).toEqual([])
  await soon(() => textsOutside(page)).toEqual([])
}

/**
 * Everything axe finds on the page as it stands, or in one part of it, one line a finding; none is the only good answer. Legacy mode spares
 * the second page that axe opens for the sake of frames, of which we have none. Axe is sent to a page once, and answers with what is wrong
 * alone: half a megabyte there, and every node that is fine back, would be half of the work.
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  await movedIn(page)
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none]
      const covers = id === 'target-size' ? reasons.flatMap(({ relatedNodes }) => relatedNodes ?? []) : []
      const at = target.join(' ')
      return {
        line: `${id} at ${at}: ${reasons[0]?.message ?? ''}`,
        at,
        covers: covers.map((cover) => cover.target.join(' ')),
      }
    }),
  )
  const covered = found.filter(({ covers }) => covers.length > 0)
  const stay = await page.evaluate(
    staying,
    covered.flatMap(({ at, covers }) => [at, ...covers]),
  )
  const onlyScrolledUnder = new Set(
    covered.filter(({ at, covers }) => !stay.includes(at) && covers.some((cover) => stay.includes(cover))),
  )
  return found.filter((each) => !onlyScrolledUnder.has(each)).map(({ line }) => line)
}

/**
 * Until nothing is fading or sliding in any more: half there, every text has too little contrast. What follows the scroll
 * instead of the clock never ends.
 */
async function movedIn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ timeline, playState, effect }) => {
      const isOver = timeline !== document.timeline || playState !== 'running'
      return isOver || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    }),
  )
}

/**
 * Runs in the page: those of the elements that stand still while the page, or a map below them, moves. Where it happens
 * to be scrolled so that a control lies half under one of them, or close to it, the control is no smaller for
 * it; that the focus never stays there is looked at by itself.
 */
function staying(selectors: readonly string[]): string[] {
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      element.hasAttribute('data-over-map') ||
      stays(element.parentElement))
  return selectors.filter((selector) => stays(document.querySelector(selector)))
}

/** Visible texts of the page that begin or end outside the window, and so can be read only by scrolling sideways. */
export function textsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} of ${clientWidth} px wide`] : []
    const isInside = ({ left, right }: DOMRect) => left >= -1 && right <= clientWidth + 1
    // What scrolls by itself, and lies inside, or ends in an ellipsis on purpose, stays inside.
    const contains = (element: Element | null): boolean => {
      if (element === null) return false
      const { overflowX, textOverflow } = getComputedStyle(element)
      const scrolls = ['auto', 'scroll'].includes(overflowX) && isInside(element.getBoundingClientRect())
      return scrolls || textOverflow === 'ellipsis' || contains(element.parentElement)
    }
    // Read out but not shown: a box of one pixel that clips what it holds.
    const isOnlyHeard = (element: Element | null): boolean => {
      if (element === null) return false
      const { width, height } = element.getBoundingClientRect()
      const clips = getComputedStyle(element).overflowX !== 'visible'
      return (clips && (width <= 1 || height <= 1)) || isOnlyHeard(element.parentElement)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (parent.closest('[aria-hidden=true], svg, script, noscript')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const outside = boxes.some((box) => !isInside(box))
      // A link that waits above the window for the focus is no text that anyone misses.
      const waits = boxes.every(({ bottom }) => bottom <= 0)
      if (outside && !waits && !contains(parent) && !isOnlyHeard(parent)) found.push(text.slice(0, 60))
    }
    return found
  })
}
