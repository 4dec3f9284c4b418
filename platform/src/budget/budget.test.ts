import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeClock } from '../testing/fake-clock.ts'
import { createBudget } from './budget.ts'
import { inBackground } from './lane.ts'
import { localReservations, SECOND_MS } from './reservations.ts'

/** A second, and the lateness that is allowed for on an idle machine. */
const WINDOW_MS = SECOND_MS + 100

/** Takers that all begin now; the time stands still but for whoever sleeps, so each says when its turn is. */
function bench(requestsPerSecond: number, waits: { playerWaitMs?: number; backgroundWaitMs?: number } = {}) {
  let now = 0
  const reservations = localReservations(requestsPerSecond, () => now)
  const turns: number[] = []
  const budget = createBudget({
    reservations,
    requestsPerSecond,
    ticks: () => now,
    clock: {
      sleep: async (ms, signal) => {
        signal?.throwIfAborted()
        turns.push(now + ms)
      },
    },
    ...waits,
  })
  return {
    budget,
    turns,
    pass: (ms: number) => {
      now += ms
    },
  }
}

/** When each of some calls leaves whose timers and places come late: the database and the machine are busy. */
async function leavesOf(perSecond: number, lates: readonly number[]): Promise<readonly number[]> {
  let now = 0
  let count = 0
  const wakes: { readonly at: number; readonly wake: () => void }[] = []
  const sleepUntil = (at: number) => new Promise<void>((resolve) => wakes.push({ at, wake: resolve }))
  const late = () => lates[count++ % lates.length] ?? 0
  const local = localReservations(perSecond, () => now)
  const budget = createBudget({
    reservations: {
      async reserve(wish) {
        const place = await local.reserve(wish)
        // The database has decided by its clock, and is heard a little later.
        await sleepUntil(now + late() / 10)
        return place
      },
    },
    requestsPerSecond: perSecond,
    clock: { sleep: (ms) => sleepUntil(now + ms + late()) },
    ticks: () => now,
    playerWaitMs: Number.POSITIVE_INFINITY,
  })
  const left: number[] = []
  const all = Promise.all(lates.map(() => budget.take().then(() => left.push(now))))
  let isOver = false
  void all.then(() => {
    isOver = true
  })
  while (!isOver) {
    await new Promise(setImmediate)
    wakes.sort((one, other) => other.at - one.at)
    const next = wakes.pop()
    if (!next) continue
    now = Math.max(now, next.at)
    next.wake()
  }
  return left
}

const outcomeOf = (taking: Promise<void>) =>
  taking.then(
    () => 'taken',
    (error) => error.code,
  )

describe('the budget of calls', () => {
  test('no second ever sees more calls than allowed, whenever they come', async () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), gaps, async (perSecond, pauses) => {
        let now = 0
        const reservations = localReservations(perSecond, () => now)
        const starts: number[] = []
        for (const pause of pauses) {
          now += pause
          const keepFree = pause % 3 === 0 ? Math.min(2, perSecond - 1) : 0
          const { granted, waitMs } = await reservations.reserve({
            keepFree,
            maxWaitMs: keepFree ? 0 : 8_000,
            lateMs: 0,
          })
          if (granted) starts.push(now + waitMs)
        }
        // By brute force, not by the window of the code: every second that begins with a call.
        for (const from of starts) {
          const within = starts.filter((start) => start >= from && start < from + 1_000)
          expect(within.length).toBeLessThanOrEqual(perSecond)
        }
      }),
    )
  })

  test('the first calls of a second do not wait, the next wait for the next one', async () => {
    const { budget, turns } = bench(5)
    for (let at = 0; at < 12; at++) await budget.take()
    expect(turns).toEqual([...Array(5).fill(WINDOW_MS), ...Array(2).fill(2 * WINDOW_MS)])
  })

  test('whoever would wait too long is told how long at once, and takes nobody a place', async () => {
    const { budget, turns, pass } = bench(2, { playerWaitMs: 1_500 })
    for (let at = 0; at < 4; at++) await budget.take()
    await expect(budget.take()).rejects.toMatchObject({ code: 'throttled', retryAfterMs: 2 * WINDOW_MS })
    pass(WINDOW_MS)
    expect(await outcomeOf(budget.take())).toBe('taken')
    expect(turns).toEqual([WINDOW_MS, WINDOW_MS, 2 * WINDOW_MS])
  })

  test('background work leaves a share to players, and finds no place while one waits', async () => {
    const { budget, turns, pass } = bench(10, { backgroundWaitMs: 0 })
    const inBack = () => outcomeOf(inBackground(() => budget.take()))
    const outcomes = []
    for (let at = 0; at < 10; at++) outcomes.push(await inBack())
    expect(outcomes).toEqual([...Array(8).fill('taken'), 'throttled', 'throttled'])
    turns.length = 0
    // The places that are left are the players', at once; the third waits, and with it all background work.
    for (let at = 0; at < 3; at++) await budget.take()
    expect(turns).toEqual([WINDOW_MS])
    pass(WINDOW_MS - 1)
    expect(await inBack()).toBe('throttled')
    pass(WINDOW_MS)
    expect(await inBack()).toBe('taken')
  })

  test('background work waits its time in small steps, and no longer', async () => {
    const clock = fakeClock()
    const full = { reserve: async () => ({ granted: false, waitMs: 5_000, asked: 0 }) }
    const budget = createBudget({ reservations: full, requestsPerSecond: 10, clock, backgroundWaitMs: 1_000 })
    expect(await outcomeOf(inBackground(() => budget.take()))).toBe('throttled')
    expect(clock.slept).toEqual([250, 250, 250, 250, 250])
  })

  test('whoever leaves takes no turn', async () => {
    const { budget } = bench(1)
    await expect(budget.take(AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
    expect(await outcomeOf(budget.take())).toBe('taken')
  })

  test('a look at the health has places of its own, and goes even where everybody else has to wait', async () => {
    const { budget, turns } = bench(20)
    for (let at = 0; at < 25; at++) await budget.take()
    expect(turns).toHaveLength(5)
    turns.length = 0
    await budget.takeForProbe()
    await budget.takeForProbe()
    expect(turns).toEqual([])
    await budget.takeForProbe()
    expect(turns).toEqual([WINDOW_MS])
  })

  test('no second sees more calls leave than allowed, however late a busy machine wakes them', async () => {
    const lateness = fc.array(
      fc.oneof(fc.integer({ max: 200, min: 0 }), fc.integer({ max: 3_000, min: 0 })),
      {
        minLength: 20,
        maxLength: 60,
      },
    )
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), lateness, async (perSecond, lates) => {
        const left = await leavesOf(perSecond, lates)
        expect(left.length).toBe(lates.length)
        for (const from of left) {
          const within = left.filter((at) => at >= from && at < from + 1_000)
          expect(within.length).toBeLessThanOrEqual(perSecond)
        }
      }),
      { numRuns: 50 },
    )
  })
})
