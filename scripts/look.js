// `npm run look -- /armory veteran`: pictures of a screen, as a visitor or as one of the demo guardians.
import { ensureInstalled, ensureWebBuilt, nodeBinary, run } from './prepare.js'

const HELP = `Pictures of a screen as a desktop and a phone show it, into test-results/:

  npm run look -- ADDRESS [GUARDIAN [light]]   e.g. /armory veteran; without a guardian as a visitor
  npm run look -- --tour                       the small pictures of the README, into docs/pictures/

GUARDIAN is one of veteran, collector, newcomer, empty, private, hostile, legacy, unshared.
`

const words = process.argv.slice(2)
const [address = '/'] = words
if (words.some((word) => word === '--help' || word === '-h')) {
  process.stdout.write(HELP)
} else if (address !== '--tour' && !address.startsWith('/')) {
  process.stderr.write(`${address} is no address: one begins with /\n\n${HELP}`)
  process.exitCode = 1
} else {
  await ensureInstalled()
  await ensureWebBuilt()
  const { code } = await run(nodeBinary, ['e2e/look.ts', ...words])
  process.exitCode = code
}
