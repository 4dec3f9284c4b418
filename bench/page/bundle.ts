/** How much JavaScript the browser loads (e2e/support/bundle-sizes.ts), as a table; build the web app first. */
import {
  FIRST_LOAD_BUDGET,
  measureBundle,
  PLAYER_LOAD_BUDGET,
  SCREEN_BUDGET,
  type Size,
} from '../../e2e/support/bundle-sizes.ts'

const { entry, firstLoad, playerLoad, screens } = measureBundle()
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
let over = 0

function print(what: string, { raw, gzip }: Size, budget?: number) {
  const verdict = budget === undefined ? '' : gzip <= budget ? 'within' : 'OVER'
  if (verdict === 'OVER') over++
  console.log(`${what.padEnd(34)}${kB(raw)}${kB(gzip)}${budget ? kB(budget) : ''.padStart(10)}  ${verdict}`)
}

console.log(`${'JavaScript'.padEnd(34)}${'raw'.padStart(10)}${'gzip'.padStart(10)}${'budget'.padStart(10)}`)
print('before the first paint: entry', entry)
print(firstLoad.name, firstLoad, FIRST_LOAD_BUDGET)
print(playerLoad.name, playerLoad, PLAYER_LOAD_BUDGET)
for (const screen of screens) print(`+ ${screen.name}`, screen, SCREEN_BUDGET)
for (const file of firstLoad.files) console.log(`  first load: ${file}`)
process.exitCode = over > 0 ? 1 : 0
