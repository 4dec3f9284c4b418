import type { ScorePart, VaultScore } from '@ai-vault/game/scores/vault/vault-score.ts'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createSnapshotStore } from './snapshot-store.ts'
import { createSnapshots } from './snapshots.ts'
import type { DashboardTables } from './tables.ts'

const DAY = 86_400_000
const part = (name: ScorePart['name'], value: number): ScorePart => ({
  name,
  weight: 25,
  value,
  points: 1,
  most: 0,
})
const scored = (score: number): { score: VaultScore; godRolls: number } => ({
  score: { score, parts: [part('rolls', 0.123456789), part('power', 0.93)], actions: [] },
  godRolls: 12,
})

onBothDatabases('F-089 the daily snapshots', (database) => {
  let member = 0
  const setUp = () => {
    const owner = { membershipType: 3, membershipId: String(++member) }
    let time = Date.UTC(2026, 10, 15, 23, 59)
    const failures: unknown[] = []
    const store = createSnapshotStore(database.current.query)
    const open = () => createSnapshots({ store, now: () => time, onFailed: (error) => failures.push(error) })
    const take = (score: number, vaultUsed?: number) => async () => ({
      assessment: scored(score),
      weapons: 300,
      vaultUsed,
    })
    return {
      owner,
      store,
      open,
      take,
      failures,
      pass: (ms: number) => {
        time += ms
      },
    }
  }

  it('F-089 keep the first of every UTC day, with its parts', async () => {
    const { owner, open, take, pass, store } = setUp()
    const snapshots = open()
    snapshots.note(owner, take(70, 561))
    snapshots.note(owner, take(99))
    await snapshots.settle()
    pass(2 * 60_000)
    snapshots.note(owner, take(74))
    await snapshots.settle()
    expect(await store.list(owner, '2026-01-01')).toEqual([
      { day: '2026-11-15', score: 70, godRolls: 12, weapons: 300, vaultUsed: 561 },
      { day: '2026-11-16', score: 74, godRolls: 12, weapons: 300 },
    ])
    const row = await database.current.query
      .withTables<DashboardTables>()
      .selectFrom('daily_snapshots')
      .selectAll()
      .where('membership_id', '=', owner.membershipId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ rolls: 0.123456789, power: 0.93, coverage: null, hygiene: null })
  })

  it('F-089 another node, or a new start, writes no second one', async () => {
    const { owner, open, take, store } = setUp()
    for (const [node, score] of [
      [open(), 70],
      [open(), 71],
    ] as const) {
      node.note(owner, take(score))
      await node.settle()
    }
    expect((await store.list(owner, '2026-01-01')).map(({ score }) => score)).toEqual([70])
  })

  it('F-089 hand out the days before today, and tomorrow today as well', async () => {
    const { owner, open, take, pass } = setUp()
    const snapshots = open()
    expect((await snapshots.before(owner))?.value).toEqual([])
    snapshots.note(owner, take(70))
    await snapshots.settle()
    expect((await snapshots.before(owner))?.value).toEqual([])
    pass(DAY)
    expect((await snapshots.before(owner))?.value.map(({ day }) => day)).toEqual(['2026-11-15'])
  })

  it('write nothing where there is nothing worth keeping, and try again after a failure', async () => {
    const { owner, open, take, store, failures } = setUp()
    const snapshots = open()
    snapshots.note(owner, () => Promise.reject(new Error('not loaded')))
    await snapshots.settle()
    expect(failures).toHaveLength(1)
    snapshots.note(owner, take(70))
    await snapshots.settle()
    expect(await store.list(owner, '2026-01-01')).toHaveLength(1)
    const other = { ...owner, membershipId: `${owner.membershipId}-private` }
    snapshots.note(other, async () => undefined)
    await snapshots.settle()
    expect(await store.list(other, '2026-01-01')).toEqual([])
  })

  it('F-089 are taken later on a day that began with nothing worth keeping', async () => {
    const { owner, open, take, pass, store } = setUp()
    const snapshots = open()
    pass(-12 * 3_600_000)
    snapshots.note(owner, async () => undefined)
    await snapshots.settle()
    pass(9 * 60_000)
    snapshots.note(owner, take(70))
    await snapshots.settle()
    expect(await store.list(owner, '2026-01-01')).toEqual([])
    pass(60_000)
    snapshots.note(owner, take(70))
    await snapshots.settle()
    expect(await store.list(owner, '2026-01-01')).toHaveLength(1)
  })

  it('F-089 a player who goes on under another platform has a history of its own there', async () => {
    const { owner, open, take, store, pass } = setUp()
    const snapshots = open()
    snapshots.note(owner, take(70))
    await snapshots.settle()
    pass(DAY)
    const elsewhere = { ...owner, membershipType: 1 }
    expect((await snapshots.before(elsewhere))?.value).toEqual([])
    snapshots.note(elsewhere, take(40))
    await snapshots.settle()
    expect((await store.list(owner, '2026-01-01')).map(({ score }) => score)).toEqual([70])
    expect((await store.list(elsewhere, '2026-01-01')).map(({ score }) => score)).toEqual([40])
  })

  it('are forgotten after 400 days', async () => {
    const { owner, open, take, store, pass } = setUp()
    const snapshots = open()
    snapshots.note(owner, take(70))
    await snapshots.settle()
    pass(400 * DAY)
    await snapshots.purge()
    expect(await store.list(owner, '2026-01-01')).toHaveLength(1)
    pass(DAY)
    await snapshots.purge()
    expect(await store.list(owner, '2026-01-01')).toEqual([])
  })
})
