// First, before anything else runs: takes the sign-in's answer out of the address bar (F-026).
import './data/sign-in/callback-query.ts'
import './ui/base.css'
import { untilLoaded } from './loading/until-loaded.ts'

/** Some browsers tell of a first paint only when it held words or pictures; then a moment has to do. */
const PATIENCE_MS = 300

/** Resolves when the page has painted what its HTML holds, and at once where nobody is looking. */
function firstPaint(): Promise<void> {
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

// The page shows its first screen from the HTML alone (build/prerender.ts); the program starts right behind that paint,
// not in front of it. Its files are on their way meanwhile.
void firstPaint().then(() => untilLoaded(() => import('./start.tsx')))
