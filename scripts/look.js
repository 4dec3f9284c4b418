// `npm run look -- /armory veteran`: pictures of a screen, as a visitor or as one of the demo guardians.
import { ensureInstalled, ensureWebBuilt, nodeBinary, run } from './prepare.js'

await ensureInstalled()
await ensureWebBuilt()
const { code } = await run(nodeBinary, ['e2e/look.ts', ...process.argv.slice(2)])
process.exitCode = code
