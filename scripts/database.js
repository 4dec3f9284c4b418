// `npm run backup -- FOLDER`, `npm run restore -- FOLDER`, `npm run move-to-postgres`: see docs/operations.md.
import { ensureInstalled, nodeBinary, run } from './prepare.js'

await ensureInstalled()
const { code } = await run(nodeBinary, ['server/src/database-command.ts', ...process.argv.slice(2)])
process.exitCode = code
