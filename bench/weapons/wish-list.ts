import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { indexWishLists } from '@ai-vault/game/weapons/wish-list/wish-list-index.ts'

/** The community's merged list of 43,299 rolls, parsed and indexed: budget 1 s and 60 MB. */
const dir = process.env.REAL_DATA_DIR
if (!dir) {
  console.log('wish-list: skipped, REAL_DATA_DIR is not set')
  process.exit(0)
}
if (!globalThis.gc) console.log('wish-list: run node with --expose-gc for an exact memory figure')

/** CPU time of this thread, so that a busy machine does not spoil the figure. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const text = gunzipSync(readFileSync(join(dir, 'wishlist/voltron-2022-01-30.txt.gz'))).toString('utf8')
globalThis.gc?.()
const before = process.memoryUsage().heapUsed
const start = cpuMs()
const list = parseWishList(text)
const parsed = cpuMs()
const index = indexWishLists([list])
const indexed = cpuMs()
const peak = (process.memoryUsage().heapUsed - before) / 2 ** 20
globalThis.gc?.()
const kept = (process.memoryUsage().heapUsed - before) / 2 ** 20
console.table([
  { what: 'rolls', value: list.rolls.length, budget: '43299' },
  { what: 'bad lines', value: list.problemCount, budget: '' },
  { what: 'parse, CPU ms', value: Number((parsed - start).toFixed(1)), budget: '' },
  { what: 'parse and index, CPU ms', value: Number((indexed - start).toFixed(1)), budget: '< 1000' },
  { what: 'heap while working, MB', value: Number(peak.toFixed(1)), budget: '< 60' },
  { what: 'heap kept, MB', value: Number(kept.toFixed(1)), budget: '< 60' },
  { what: 'perks', value: index.perkCount, budget: '' },
])
