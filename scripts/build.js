// `npm run build`: the web app, ready to be served by `node server/src/main.ts`.
import { ensureInstalled, ensureWebBuilt } from './prepare.js'

await ensureInstalled()
await ensureWebBuilt()
