import { createBudget } from '@ai-vault/platform/budget/budget.ts'
import { SECOND_MS } from '@ai-vault/platform/budget/reservations.ts'
import { systemClock } from '@ai-vault/platform/clock.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresSettings } from '../../test-support/databases/databases.ts'
import { noteStarts } from '../../test-support/databases/noted-starts.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { features } from '../features.ts'
import { sharedReservations } from './shared-reservations.ts'

const LATE_MS = 100

describe('one budget over two nodes', () => {
  const nodes: Database[] = []
  let remove = async () => {}
  beforeAll(async () => {
    const prepared = await postgresSettings()
    remove = prepared.remove
    for (let at = 0; at < 2; at++) nodes.push(await openDatabase(prepared.settings, features.migrations))
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await remove()
  })
  const poolOf = (at: number) => {
    const pool = nodes[at]?.pool
    if (!pool) throw new Error('There is a pool on PostgreSQL')
    return pool
  }
  /** Who has a place waits for it still, however long the machine takes until the next one asks. */
  const aMinuteAhead = (rate: number) =>
    poolOf(0).query(
      'update platform_budget set starts = array(select unnest(starts) + 60000) where rate = $1',
      [rate],
    )
  const budgetOf = (at: number, requestsPerSecond: number, playerWaitMs?: number) =>
    createBudget({
      reservations: sharedReservations(poolOf(at), requestsPerSecond),
      requestsPerSecond,
      clock: systemClock,
      ...(playerWaitMs === undefined ? {} : { playerWaitMs }),
    })

  it('no second sees more calls than one key allows, whichever node they come from', async () => {
    const noted = await noteStarts(poolOf(0), 40)
    const budgets = [budgetOf(0, 40), budgetOf(1, 40)]
    await Promise.all(Array.from({ length: 120 }, (_, at) => budgets[at % 2]?.take()))
    const { calls, mostInASecond } = await noted()
    // A call that heard of its place too late has taken another one.
    expect(calls).toBeGreaterThanOrEqual(120)
    expect(mostInASecond).toBeLessThanOrEqual(40)
  })

  it('uses the rate: the last of 120 calls at 40 a second waits for two windows, not three', async () => {
    const reservations = [sharedReservations(poolOf(0), 41), sharedReservations(poolOf(1), 41)]
    const places = await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        reservations[at % 2]?.reserve({ keepFree: 0, maxWaitMs: 8_000, lateMs: LATE_MS }),
      ),
    )
    expect(places.every((place) => place?.granted)).toBe(true)
    const longest = Math.max(...places.map((place) => place?.waitMs ?? 0))
    expect(longest).toBeLessThanOrEqual(2 * (SECOND_MS + LATE_MS))
  })

  it('whoever finds the queue full on one node finds it full on the other, and hears how long', async () => {
    const [here, there] = [budgetOf(0, 5, 0), budgetOf(1, 5, 0)]
    await Promise.all(Array.from({ length: 5 }, () => here.take()))
    await aMinuteAhead(5)
    const refused = await there.take().catch((error) => error)
    expect(refused).toMatchObject({ code: 'throttled' })
    const { retryAfterMs } = refused
    expect(retryAfterMs).toBeGreaterThan(0)
    expect(retryAfterMs).toBeLessThanOrEqual(60_000 + SECOND_MS + LATE_MS)
  })

  it('background work of one node gives way to players who wait on the other', async () => {
    const [players, collector] = [sharedReservations(poolOf(0), 6), sharedReservations(poolOf(1), 6)]
    const places = await Promise.all(
      Array.from({ length: 12 }, () => players.reserve({ keepFree: 0, maxWaitMs: 10_000, lateMs: LATE_MS })),
    )
    expect(places.every(({ granted }) => granted)).toBe(true)
    await aMinuteAhead(6)
    expect(await collector.reserve({ keepFree: 2, maxWaitMs: 0, lateMs: LATE_MS })).toMatchObject({
      granted: false,
    })
  })

  it('goes on after the clock of the database was set back, instead of waiting for it to catch up', async () => {
    const reservations = sharedReservations(poolOf(0), 3)
    await reservations.reserve({ keepFree: 0, maxWaitMs: 0, lateMs: LATE_MS })
    await poolOf(0).query(
      'update platform_budget set starts = array_fill(starts[3] + 86400000, array[3]) where rate = 3',
    )
    const { granted, waitMs } = await reservations.reserve({ keepFree: 0, maxWaitMs: 0, lateMs: LATE_MS })
    expect([granted, waitMs]).toEqual([true, 0])
    expect(
      (await reservations.reserve({ keepFree: 0, maxWaitMs: 2_000, lateMs: LATE_MS })).waitMs,
    ).toBeLessThanOrEqual(SECOND_MS + LATE_MS)
  })

  it('keeps a share of its own while the database is away', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/nothing' })
    const reservations = sharedReservations(pool, 8, () => 0)
    const granted = []
    for (let at = 0; at < 4; at++) {
      granted.push((await reservations.reserve({ keepFree: 0, maxWaitMs: 0, lateMs: LATE_MS })).granted)
    }
    expect(granted).toEqual([true, true, false, false])
    await pool.end()
  })
})
