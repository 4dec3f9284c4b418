// `npm run check`
import { runChecks } from './checks.js'
import { ensureInstalled } from './prepare.js'

await ensureInstalled()
const { failed } = await runChecks()
process.exitCode = failed > 0 ? 1 : 0
