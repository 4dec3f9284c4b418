/** How long the sandbox's world takes to build, how much memory it keeps, and how fast its pictures are drawn. */
import { drawIcon } from '@ai-vault/sandbox/icons/draw-icon.ts'
import { createWorld } from '@ai-vault/sandbox/world/create-world.ts'

const ROUNDS = 7

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`

const before = process.memoryUsage().heapUsed
const first = timed(() => createWorld())
const rounds = Array.from({ length: ROUNDS }, () => timed(() => createWorld()))
globalThis.gc?.()
const world = createWorld()
globalThis.gc?.()
const kept = process.memoryUsage().heapUsed - before

const icons = new Set<string>()
for (const rows of Object.values(world.tables))
  for (const row of rows.values()) {
    const icon = (row as { displayProperties?: { icon?: string } }).displayProperties?.icon
    if (icon) icons.add(icon)
  }
const drawing = timed(() => {
  for (const icon of icons) drawIcon(icon)
})
const definitions = Object.values(world.tables).reduce((sum, rows) => sum + rows.size, 0)

console.table({
  definitions: definitions,
  'first world': milliseconds(first),
  'best of later worlds': milliseconds(Math.min(...rounds)),
  'heap kept by one world': `${(kept / 1e6).toFixed(1)} MB`,
  'pictures drawn': icons.size,
  'per picture': milliseconds(drawing / icons.size),
})
