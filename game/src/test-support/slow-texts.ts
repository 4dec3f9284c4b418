/**
 * Looks for texts that take a parser out of proportion: a few words or signs over and over, as patterns that try every
 * way to match meet them. `npm test` only reads them, since no outcome may depend on a clock; `npm run hunt` also measures.
 */
import fc from 'fast-check'
import { expect } from 'vitest'

const measures = process.env.HUNT === 'true'
/** Below this nobody waits, whatever the proportion. */
const HARMLESS_MS = 8
const MOST_TIMES_AS_LONG = 10
/** The first ones may be compiled, or meet a collection. */
const TRIES = 5
const ORDINARY_TEXTS = 20

export interface ReadTexts {
  /** Words and signs that mean something to the parser. */
  readonly words: readonly string[]
  /** Of the longest text that reaches it. */
  readonly length: number
  readonly read: (text: string) => unknown
}

export function expectNoSlowText({ words, length, read }: ReadTexts): void {
  const some = (most: number) =>
    fc.array(fc.constantFrom(...words, ' '), { maxLength: most }).map((parts) => parts.join(''))
  const repeated = fc.record({ before: some(2), over: some(4).filter((text) => text !== ''), after: some(2) })
  const most = measures ? mostMs({ words, length, read }) : 0
  fc.assert(
    fc.property(repeated, ({ before, over, after }) => {
      const text = before + over.repeat(Math.ceil(length / over.length)).slice(0, length) + after
      read(text)
      if (measures) expect([over, leastMs(() => read(text), most)]).toEqual([over, 'fast enough'])
    }),
    measures ? {} : { numRuns: 20 },
  )
}

function mostMs({ words, length, read }: ReadTexts): number {
  const ordinary = fc
    .array(fc.constantFrom(...words), { minLength: length, maxLength: length })
    .map((parts) => parts.join(' ').slice(0, length))
  const times = fc.sample(ordinary, ORDINARY_TEXTS).map((text) => timed(() => read(text)))
  const middle = times.toSorted((one, other) => one - other)[ORDINARY_TEXTS / 2] ?? 0
  return Math.max(HARMLESS_MS, middle * MOST_TIMES_AS_LONG)
}

function leastMs(work: () => unknown, enough: number): string {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > enough; tries++) least = Math.min(least, timed(work))
  return least <= enough ? 'fast enough' : `${Math.round(least)} ms of ${Math.round(enough)}`
}

/** Of this thread's processor: others may be busy beside it. */
function timed(work: () => unknown): number {
  const from = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1_000
}
