import {
  localReservations,
  type Reservation,
  type Reservations,
  SECOND_MS,
  type Wish,
} from '@ai-vault/platform/budget/reservations.ts'
import type pg from 'pg'
import { limitConcurrency } from '../async/limit-concurrency.ts'
import { isDatabaseAway } from '../db/postgres-pool.ts'

/** A window that lies further ahead than any call waits was written before the database's clock was set back. */
const FURTHEST_MS = 120_000
/** What one node may do by itself while the database is away: several may be in the same trouble. */
const ALONE_SHARE = 0.25

/**
 * One window for all nodes, in one row that each reservation replaces: the row's lock puts them in order, and the clock
 * is the database's, so that clocks of nodes do not matter. Its `starts` are the moments by which calls have left.
 */
const RESERVE = `
  update platform_budget set starts = case
    when starts[$1::int] > ${nowMs()} + ${FURTHEST_MS} then array_fill(${nowMs()} + $4::double precision, array[$1::int])
    else starts[2:] || greatest(greatest(${nowMs()}, starts[$2::int] + ${SECOND_MS}) + $4::double precision, starts[$1::int])
  end
  where rate = $1 and (starts[$2::int] + ${SECOND_MS} - ${nowMs()} <= $3::double precision or starts[$1::int] > ${nowMs()} + ${FURTHEST_MS})
  returning greatest(0, starts[$1::int] - $4::double precision - ${nowMs()}) as wait`
const LOOK = `select greatest(0, starts[$2::int] + ${SECOND_MS} - ${nowMs()}) as wait from platform_budget where rate = $1`
const CREATE = `
  insert into platform_budget (rate, starts) values ($1::int, array_fill(0::double precision, array[$1::int]))
  on conflict (rate) do nothing`

function nowMs(): string {
  return 'extract(epoch from clock_timestamp())::double precision * 1000'
}

export function sharedReservations(pool: pg.Pool, perSecond: number, ticks?: () => number): Reservations {
  const alone = localReservations(Math.max(1, Math.floor(perSecond * ALONE_SHARE)), ticks)
  let created: Promise<unknown> | undefined

  async function create() {
    created ??= pool.query(CREATE, [perSecond])
    await created.catch((error) => {
      created = undefined
      throw error
    })
  }

  // One at a time: many at once would wait for each other's lock, and hear of their places too late to keep them.
  const inTurn = limitConcurrency(1)
  async function ask({ keepFree, maxWaitMs, lateMs }: Wish): Promise<Reservation> {
    const oldest = Math.min(keepFree, perSecond - 1) + 1
    const asked = performance.now()
    const taken = await pool.query(RESERVE, [perSecond, oldest, maxWaitMs, lateMs])
    if (taken.rows[0]) return { granted: true, waitMs: Number(taken.rows[0].wait), asked }
    const looked = await pool.query(LOOK, [perSecond, oldest])
    return { granted: false, waitMs: Number(looked.rows[0]?.wait ?? 0), asked }
  }

  return {
    async reserve(wish) {
      try {
        await create()
        return await inTurn(() => ask(wish))
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
        // It must not stop every call, nor let every node call as it likes.
        return alone.reserve({ ...wish, keepFree: 0 })
      }
    },
  }
}
