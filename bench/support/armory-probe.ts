import type { Page } from 'playwright-core'

/**
 * Runs in the page; plain text because this file is checked without the browser's types. A frame that takes long is
 * seen as the gap between two animation frames, a key's answer as the time from the press to the paint that follows it.
 * The tiles are rated when every one in sight is drawn.
 */
const PROBE = `
  window.probe = { click: 0, rated: 0, keys: [], gaps: [] }
  let sayRated
  window.ratedTiles = new Promise((resolve) => { sayRated = resolve })
  document.addEventListener('click', () => { if (!probe.click) probe.click = performance.now() }, true)
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role=grid][aria-busy=false] [data-weapon] [data-part="rating"]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => { probe.rated = performance.now(); sayRated() }))
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'keydown' || name === 'input') probe.keys.push({ startTime, duration })
    }
  }).observe({ type: 'event', durationThreshold: 16 })
`

const SCROLL = `new Promise((resolve) => {
  const step = Number(STEP)
  let last = performance.now()
  const frame = (now) => {
    probe.gaps.push(now - last)
    last = now
    if (window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1) return resolve()
    window.scrollBy(0, step)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame) })
})`

interface Probe {
  readonly click: number
  readonly rated: number
  readonly keys: readonly { readonly startTime: number; readonly duration: number }[]
  readonly gaps: readonly number[]
}

export async function probeArmory(page: Page) {
  await page.addInitScript(PROBE)
  const read = () => page.evaluate<Probe>('probe')
  return {
    /** Milliseconds from the press to the paint that shows a rated tile. */
    async clickToRated(): Promise<number> {
      await page.evaluate('ratedTiles')
      const { click, rated } = await read()
      return rated - click
    },
    /** The slowest answer to a key, milliseconds; below 16 the browser does not report it. */
    async slowestKey(): Promise<number> {
      await page.waitForTimeout(300)
      return Math.max(16, ...(await read()).keys.map(({ duration }) => duration))
    },
    /** Scrolls from top to bottom and gives the gaps between frames. */
    async scrollThrough(step: number): Promise<readonly number[]> {
      await page.evaluate('window.scrollTo(0, 0); probe.gaps = []')
      await page.waitForTimeout(300)
      await page.evaluate(SCROLL.replace('STEP', String(step)))
      // The display refreshes every 16.7 ms, and its clock wavers by a tenth.
      return (await read()).gaps.map(Math.round)
    },
  }
}
