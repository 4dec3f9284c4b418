// `npm run hunt [part of a path ...]`: the property tests with new random inputs, thousands for each property;
// and with texts that may take a parser out of proportion, which are measured here alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, run, toolEnvironment } from './prepare.js'

const rooms = ['game', 'contract', 'sentinel', 'platform', 'sandbox', 'server', 'web']
const wanted = process.argv.slice(2)

/** Properties, and tests that look at more cases here than in `npm test`. */
function holdsProperties(file) {
  return (
    /\.test\.tsx?$/.test(file) &&
    /from '(?:fast-check|.*\/(?:slow-texts|test-support\/cases)\.ts)'/.test(
      readFileSync(join(root, file), 'utf8'),
    )
  )
}

await ensureInstalled()
const files = rooms
  .flatMap((room) =>
    readdirSync(join(root, room, 'src'), { recursive: true }).map((file) => join(room, 'src', file)),
  )
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .filter(holdsProperties)
if (files.length === 0) {
  console.error(`No property test matches: ${wanted.join(', ')}`)
  process.exit(1)
}
const { code } = await run('vitest', ['run', ...files], { env: toolEnvironment({ HUNT: 'true' }) })
process.exitCode = code
