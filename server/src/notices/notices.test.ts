import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onBothDatabases, postgresSettings } from '../../test-support/databases/databases.ts'
import { openDatabase } from '../db/database.ts'
import { features } from '../features.ts'
import { type Bus, createLocalBus, createPostgresBus } from './bus.ts'
import { createNoticeStore, type NoticeTables, type NumberedNotice } from './notice-store.ts'
import { createNotices } from './notices.ts'

const until = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true))

onBothDatabases('notices', (database) => {
  const buses: Bus[] = []
  const localBus = createLocalBus()
  const failures: unknown[] = []
  let time = Date.UTC(2026, 7, 1)
  const now = () => time
  /** On PostgreSQL two real connections; on SQLite there is one process, so both share the local bus. */
  async function node() {
    const { pool } = database.current
    const bus = pool ? await createPostgresBus(pool) : localBus
    buses.push(bus)
    return createNotices({
      store: createNoticeStore(database.current.query),
      bus,
      now,
      onFailed: (error) => failures.push(error),
    })
  }

  beforeEach(async () => {
    await database.current.query.withTables<NoticeTables>().deleteFrom('notices').execute()
  })
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close()
  })

  it('reach the listeners of every node, once and in order', async () => {
    const [here, there] = [await node(), await node()]
    const received: NumberedNotice[][] = [[], []]
    here.listen((notice) => received[0]?.push(notice))
    there.listen((notice) => received[1]?.push(notice))
    for (const content of ['one', 'two', 'three']) await here.publish({ type: 'message', content })
    await until(() => received.every((list) => list.length >= 3))
    for (const list of received)
      expect(list.map(({ notice }) => notice.content)).toEqual(['one', 'two', 'three'])
  })

  it('reach the others where one listener fails, and the failure is reported', async () => {
    const notices = await node()
    const received: string[] = []
    notices.listen(() => {
      throw new Error('a broken stream')
    })
    notices.listen(({ notice }) => received.push(notice.content))
    await notices.publish({ type: 'message', content: 'one' })
    await expect.poll(() => received).toEqual(['one'])
    expect(failures.splice(0)).toEqual([expect.objectContaining({ message: 'a broken stream' })])
  })

  it('that cannot be read are reported, and the next ones arrive', async () => {
    const bus = createLocalBus()
    const store = createNoticeStore(database.current.query)
    const reported: unknown[] = []
    const failing = { now: true }
    const notices = createNotices({
      store: {
        ...store,
        async byId(id) {
          if (failing.now) throw new Error('the database is away')
          return store.byId(id)
        },
      },
      bus,
      now,
      onFailed: (error) => reported.push(error),
    })
    const received: string[] = []
    notices.listen(({ notice }) => received.push(notice.content))
    await notices.publish({ type: 'message', content: 'lost' })
    await expect.poll(() => reported).toHaveLength(1)
    failing.now = false
    await notices.publish({ type: 'message', content: 'next' })
    await expect.poll(() => received).toEqual(['next'])
  })

  it('are replayed from an id on, the newest fifty at most, and forgotten after a day', async () => {
    const notices = await node()
    for (let at = 0; at < 60; at++) await notices.publish({ type: 'message', content: `notice ${at}` })
    const all = await notices.since(0)
    expect(all).toHaveLength(50)
    expect(all[0]?.notice.content).toBe('notice 10')
    const last = all.at(-1)?.id ?? 0
    expect(await notices.since(last)).toEqual([])
    expect(await notices.since(last - 2)).toHaveLength(2)
    time += 86_400_001
    await notices.publish({ type: 'message', content: 'next day' })
    expect((await notices.since(0)).map(({ notice }) => notice.content)).toEqual(['next day'])
  })

  it('for one player are kept for 30 days, and go without another one being published', async () => {
    const store = createNoticeStore(database.current.query)
    const texts = async () => (await store.after(0, 'player')).map(({ notice }) => notice.content)
    await store.add({ type: 'message', content: 'for everybody' }, time)
    await store.add({ type: 'message', content: 'for one' }, time, 'player')
    await store.purge(time + 86_400_001)
    expect(await texts()).toEqual(['for one'])
    await store.purge(time + 30 * 86_400_000)
    expect(await texts()).toEqual(['for one'])
    await store.purge(time + 30 * 86_400_000 + 1)
    expect(await texts()).toEqual([])
  })
})

describe('the bus over PostgreSQL', () => {
  it('survives that the database throws it out, more than once, and carries texts again', async () => {
    const { settings, remove } = await postgresSettings()
    const database = await openDatabase(settings, features.migrations)
    const { pool } = database
    if (!pool) throw new Error('There is a pool on PostgreSQL')
    const bus = await createPostgresBus(pool)
    const received: string[] = []
    bus.subscribe('topic', (text) => received.push(text))
    for (let time = 0; time < 2; time++) {
      await throwEverybodyOut(settings.databaseUrl ?? '')
      const before = received.length
      await vi.waitFor(async () => {
        await bus.publish('topic', 'again').catch(() => {})
        expect(received.length).toBeGreaterThan(before)
      })
    }
    await bus.close()
    await throwEverybodyOut(settings.databaseUrl ?? '')
    await database.close()
    await remove()
  })

  it('a notice published while the connection was broken reaches the listeners once it is back', async () => {
    const { settings, remove } = await postgresSettings()
    const database = await openDatabase(settings, features.migrations)
    const { pool, query } = database
    if (!pool) throw new Error('There is a pool on PostgreSQL')
    const bus = await createPostgresBus(pool)
    const store = createNoticeStore(query)
    const notices = createNotices({ store, bus, now: Date.now, onFailed: () => {} })
    const received: string[] = []
    notices.listen(({ notice }) => received.push(notice.content))
    await throwEverybodyOut(settings.databaseUrl ?? '')
    await pool.query(`notify ai_vault_bus, 'not ours'`)
    // As another node publishes it: stored, and announced where this node does not listen at the moment.
    await store.add({ type: 'message', content: 'missed' }, Date.now())
    await until(() => received.length > 0)
    expect(received).toEqual(['missed'])
    await bus.close()
    await database.close()
    await remove()
  })
})

async function throwEverybodyOut(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}
