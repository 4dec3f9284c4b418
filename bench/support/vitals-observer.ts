import type { Page } from 'playwright-core'

export interface Vitals {
  /** Milliseconds to the largest paint. */
  readonly lcp: number
  readonly cls: number
  /** The slowest interaction, milliseconds from the press to the next paint. */
  readonly inp: number
  /** Bytes of JavaScript that came over the wire. */
  readonly script: number
}

/**
 * Runs in the page, before its own scripts; plain text because this file is checked without the browser's types. Layout
 * shifts are summed over the whole visit, which is stricter than the official windows of five seconds.
 */
const OBSERVER = `
  window.vitals = { lcp: 0, cls: 0, inp: 0 }
  const watch = (type, hear, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry) => { vitals.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value })
  watch('event', (entry) => { if (entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration) },
    { durationThreshold: 16 })
`
const READ = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve({
  ...vitals,
  script: performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { transferSize }) => sum + transferSize, 0),
}), 100)))`

export async function observeVitals(page: Page): Promise<{ read(): Promise<Vitals> }> {
  await page.addInitScript(OBSERVER)
  return { read: () => page.evaluate<Vitals>(READ) }
}
