/**
 * How long a node learns from the lists of its installation: the community's merged list of 43,299 rolls, over the game's
 * real definitions (REAL_DATA_DIR). Budget 60 s of processor time and the thread's heap of 512 MB.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { learnWorths } from '@ai-vault/game/weapons/learning/learn-worths.ts'
import { lessonsOfLists } from '@ai-vault/game/weapons/learning/lessons-of-lists.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { openRealPlatform, REAL_DATA_DIR } from '@ai-vault/platform/testing/real-data.ts'

if (!REAL_DATA_DIR) {
  console.log('learn-from-lists: skipped, REAL_DATA_DIR is not set')
  process.exit(0)
}

/** CPU time of this thread, so that a busy machine does not spoil the figure. */
function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

const real = await openRealPlatform()
try {
  const text = gunzipSync(readFileSync(join(REAL_DATA_DIR, 'wishlist/voltron-2022-01-30.txt.gz')))
  const list = parseWishList(text.toString('utf8'))
  const start = cpuSeconds()
  const { lessons, weapons, rolls } = lessonsOfLists([list], real.platform.manifest)
  const read = cpuSeconds()
  const { perks, pairs } = learnWorths(lessons, { weapons, rolls, of: 'January 2022' })
  const learned = cpuSeconds()
  const heap = process.memoryUsage().heapUsed / 2 ** 20
  console.table([
    { what: 'weapons that teach', value: weapons, budget: '' },
    { what: 'rolls that teach', value: rolls, budget: '' },
    { what: 'lessons, reprints once', value: lessons.length, budget: '' },
    { what: 'lessons made, CPU s', value: Number((read - start).toFixed(1)), budget: '' },
    { what: 'lessons made and learned, CPU s', value: Number((learned - start).toFixed(1)), budget: '< 60' },
    { what: 'heap at the end, MB', value: Number(heap.toFixed(0)), budget: '< 512' },
    { what: 'perks and pairs with a worth', value: perks.size + pairs.size, budget: '' },
  ])
} finally {
  await real.close()
}
