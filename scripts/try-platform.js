// `npm run try-platform`: reads one real account through every call the app makes (docs/operations.md).
import { ensureInstalled, nodeBinary, run } from './prepare.js'

await ensureInstalled()
const { code } = await run(nodeBinary, ['platform/src/inspection/main.ts'])
process.exitCode = code
