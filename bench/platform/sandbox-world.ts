/**
 * How long the sandbox's world takes to build, how much memory it keeps, and how fast its pictures are drawn.
 * Processor time stands beside the clock's: on a busy machine only the former means something.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { drawIcon } from '@ai-vault/sandbox/icons/draw-icon.ts'
import { createWorld } from '@ai-vault/sandbox/world/create-world.ts'

const ROUNDS = 7

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const heapUsed = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const timed = (work: () => void): { clock: number; processor: number } => {
  const start = performance.now()
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return { clock: performance.now() - start, processor: (user + system) / 1000 }
}
const seconds = ({ clock, processor }: { clock: number; processor: number }): string =>
  `${clock.toFixed(1)} ms (processor ${processor.toFixed(1)} ms)`

const first = timed(() => createWorld())
const later = Array.from({ length: ROUNDS }, () => timed(() => createWorld()))
const best = later.reduce((one, two) => (two.clock < one.clock ? two : one))

const before = heapUsed()
const world = createWorld()
const kept = heapUsed() - before

const icons = new Set<string>()
for (const rows of Object.values(world.tables))
  for (const row of rows.values()) {
    const icon = (row as { displayProperties?: { icon?: string } }).displayProperties?.icon
    if (icon) icons.add(icon)
  }
const drawing = timed(() => {
  for (const icon of icons) drawIcon(icon)
})

console.table({
  definitions: Object.values(world.tables).reduce((sum, rows) => sum + rows.size, 0),
  'first world': seconds(first),
  'best of later worlds': seconds(best),
  'heap kept by one world': `${(kept / 1e6).toFixed(1)} MB`,
  pictures: icons.size,
  'all pictures drawn': seconds(drawing),
})
