/**
 * How long the sandbox takes to make up a guardian's whole profile: the very first time, again at the same moment,
 * a minute later, and on the next day. Budget for the veteran: 60 ms cold in a process that has run before, 10 ms
 * warm. The first round also pays for compiling the code and is shown apart.
 */
import { createGuardians } from '@ai-vault/sandbox/guardians/create-guardians.ts'
import { createWorld } from '@ai-vault/sandbox/world/create-world.ts'

const SEED = 20_260_609
const ROUNDS = 12
const NOW = new Date('2026-11-15T20:00:00Z').getTime()
const COMPONENTS = new Set([
  100, 102, 103, 104, 200, 201, 202, 204, 205, 206, 300, 301, 302, 304, 305, 308, 309, 310, 700, 800, 900,
  1000, 1100, 1200,
])

const world = createWorld(SEED)

const milliseconds = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}
const median = (values: readonly number[]): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0

/** One guardian from scratch: nothing is remembered from an earlier round. */
const measure = (id: string, round: number) => {
  const guardians = createGuardians(world, { seed: SEED + round })
  const card = guardians.cards.find((candidate) => candidate.id === id)
  if (!card) throw new Error(`no guardian ${id}`)
  const at = (moment: number) => guardians.profile(card, COMPONENTS, 'owner', new Date(moment))
  return {
    cold: milliseconds(() => at(NOW)),
    again: milliseconds(() => at(NOW)),
    'a minute later': milliseconds(() => at(NOW + 60_000)),
    'next day': milliseconds(() => at(NOW + 86_400_000)),
    statistics: milliseconds(() => guardians.accountStats(card, new Date(NOW))),
  }
}

const rows: Record<string, Record<string, string>> = {}
for (const id of ['veteran', 'collector', 'newcomer']) {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => measure(id, round))
  const [first, ...later] = rounds
  const columns = Object.keys(first ?? {}) as (keyof ReturnType<typeof measure>)[]
  const medians = columns.map((name) => [name, median(later.map((round) => round[name])).toFixed(1)])
  rows[id] = { 'first of all': (first?.cold ?? 0).toFixed(1), ...Object.fromEntries(medians) }
}
console.log(`Milliseconds for a whole profile (median of ${ROUNDS - 1} rounds)`)
console.table(rows)
