/** Some browsers tell of a first paint only when it held words or pictures; then a moment has to do. */
const PATIENCE_MS = 300

/** Resolves when the page has painted what its HTML holds, and at once where nobody is looking. */
export function firstPaint(): Promise<void> {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
    addEventListener('visibilitychange', () => resolve(), { once: true })
    setTimeout(resolve, PATIENCE_MS)
  })
}
