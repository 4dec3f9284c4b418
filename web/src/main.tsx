// First, before anything else runs: takes the sign-in's answer out of the address bar (F-026).
import './data/sign-in/callback-query.ts'
import './ui/base.css'
import { firstPaint } from './app/first-paint.ts'
import { untilLoaded } from './loading/until-loaded.ts'

// The page shows its first screen from the HTML alone (build/prerender.ts); the program starts right behind that paint,
// not in front of it. Its files are on their way meanwhile.
void firstPaint().then(() => untilLoaded(() => import('./start.tsx')))
