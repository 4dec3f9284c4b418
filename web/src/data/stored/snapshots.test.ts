import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf } from '../../test-support/sessions.ts'
import { createSessionStore } from '../session/session-store.ts'
import type { Snapshot, SnapshotStore } from './snapshots.ts'
import { keepSnapshots } from './snapshots.ts'

function memoryStore(kept: Snapshot[] = []): SnapshotStore & { readonly kept: Snapshot[] } {
  return {
    kept,
    readAll: async () => [...kept],
    save: async (snapshot) => {
      kept.push(snapshot)
      return ''
    },
    remove: async (key) => {
      const at = kept.findIndex((one) => JSON.stringify(one.key) === JSON.stringify(key))
      if (at >= 0) kept.splice(at, 1)
      return undefined
    },
  }
}

const ME = sessionOf().membershipId ?? ''
const mine = ['dashboard', ME]
const snapshotOf = (key: readonly unknown[], owner: string | null): Snapshot => ({
  key,
  owner,
  data: { n: 1 },
  savedAt: 1_000,
  shape: 'unbuilt',
})

beforeEach(() => localStorage.clear())

describe('F-350 the last good answers on this device', () => {
  it('keep what a query that asks for it received, with its owner', async () => {
    const client = new QueryClient()
    const session = createSessionStore()
    session.begin(sessionOf())
    const store = memoryStore()
    keepSnapshots(client, session, store)
    await client.fetchQuery({ queryKey: mine, queryFn: () => 'data', meta: { snapshot: true } })
    await client.fetchQuery({ queryKey: ['briefing'], queryFn: () => 'all', meta: { snapshot: true } })
    await client.fetchQuery({ queryKey: ['status'], queryFn: () => 'not kept' })
    expect(store.kept.map(({ key, owner }) => [key, owner])).toEqual([
      [mine, ME],
      [['briefing'], null],
    ])
  })

  it('come back at start with their true age', async () => {
    const client = new QueryClient()
    const session = createSessionStore()
    keepSnapshots(client, session, memoryStore([snapshotOf(mine, ME)]))
    session.begin(sessionOf())
    await vi.waitFor(() => expect(client.getQueryData(mine)).toEqual({ n: 1 }))
    expect(client.getQueryState(mine)?.dataUpdatedAt).toBe(1_000)
  })

  it('never replace a newer answer', async () => {
    const client = new QueryClient()
    const session = createSessionStore()
    client.setQueryData(mine, { n: 2 })
    keepSnapshots(client, session, memoryStore([snapshotOf(mine, ME), snapshotOf(['briefing'], null)]))
    session.begin(sessionOf())
    await vi.waitFor(() => expect(client.getQueryData(['briefing'])).toBeDefined())
    expect(client.getQueryData(mine)).toEqual({ n: 2 })
  })

  it('F-031 what is personal goes with the sign-out, from memory and from the device', async () => {
    const client = new QueryClient()
    const session = createSessionStore()
    const store = memoryStore([snapshotOf(mine, ME), snapshotOf(['briefing'], null)])
    session.begin(sessionOf())
    keepSnapshots(client, session, store)
    client.setQueryData(mine, { n: 2 })
    session.end()
    expect(client.getQueryData(mine)).toBeUndefined()
    await vi.waitFor(() => expect(store.kept.map(({ key }) => key)).toEqual([['briefing']]))
  })

  it('of another player are dropped, not shown', async () => {
    const client = new QueryClient()
    const session = createSessionStore()
    const store = memoryStore([snapshotOf(['dashboard', 'someone'], 'someone')])
    keepSnapshots(client, session, store)
    session.begin(sessionOf())
    await vi.waitFor(() => expect(store.kept).toEqual([]))
    expect(client.getQueryData(['dashboard', 'someone'])).toBeUndefined()
  })

  it('of another shape, or of none, are dropped, not shown', async () => {
    const client = new QueryClient()
    const session = createSessionStore()
    const { shape: _shape, ...shapeless } = snapshotOf(['older'], null)
    const kept = [snapshotOf(mine, ME), { ...snapshotOf(['other'], null), shape: 'another' }, shapeless]
    const store = memoryStore(kept)
    keepSnapshots(client, session, store)
    session.begin(sessionOf())
    await vi.waitFor(() => expect(store.kept.map(({ key }) => key)).toEqual([mine]))
    expect(client.getQueryData(mine)).toEqual({ n: 1 })
    expect([client.getQueryData(['other']), client.getQueryData(['older'])]).toEqual([undefined, undefined])
  })

  it('carry the shape of the version that kept them', async () => {
    const client = new QueryClient()
    const store = memoryStore()
    keepSnapshots(client, createSessionStore(), store, 'v2')
    await client.fetchQuery({ queryKey: ['briefing'], queryFn: () => 'all', meta: { snapshot: true } })
    expect(store.kept).toMatchObject([{ key: ['briefing'], shape: 'v2' }])
  })

  it('of what the player wrote hold the answer to the write, and are asked for again after a reload', async () => {
    const written = { queryKey: ['notes', ME], meta: { snapshot: true, written: true }, staleTime: 60_000 }
    const session = createSessionStore()
    session.begin(sessionOf())
    const store = memoryStore()
    const before = new QueryClient()
    keepSnapshots(before, session, store)
    await before.fetchQuery({ ...written, queryFn: () => 'old' })
    before.setQueryData(written.queryKey, 'the answer to the write')
    await vi.waitFor(() => expect(store.kept.at(-1)?.data).toBe('the answer to the write'))

    const after = new QueryClient()
    const reloaded = createSessionStore()
    keepSnapshots(after, reloaded, memoryStore(store.kept.slice(-1)))
    reloaded.begin(sessionOf())
    await vi.waitFor(() => expect(after.getQueryData(written.queryKey)).toBe('the answer to the write'))
    expect(await after.fetchQuery({ ...written, queryFn: () => 'written elsewhere' })).toBe(
      'written elsewhere',
    )
  })

  it('that something made outdated while no screen showed them are asked for again after a reload', async () => {
    const dashboard = { queryKey: mine, meta: { snapshot: true }, staleTime: 60_000 }
    const reload = (kept: readonly Snapshot[]) => {
      const [client, session, store] = [new QueryClient(), createSessionStore(), memoryStore([...kept])]
      keepSnapshots(client, session, store)
      session.begin(sessionOf())
      return { client, store }
    }
    const first = reload([])
    await first.client.fetchQuery({ ...dashboard, queryFn: () => '58 could go' })
    await vi.waitFor(() => expect(first.store.kept).toHaveLength(1))

    // On another screen, where the dashboard's answer is there but nobody asked for it.
    const second = reload(first.store.kept)
    await vi.waitFor(() => expect(second.client.getQueryData(mine)).toBe('58 could go'))
    await second.client.invalidateQueries({ queryKey: mine })
    await vi.waitFor(() => expect(second.store.kept.at(-1)?.askAgain).toBe(true))

    const third = reload(second.store.kept.slice(-1))
    await vi.waitFor(() => expect(third.client.getQueryData(mine)).toBe('58 could go'))
    expect(await third.client.fetchQuery({ ...dashboard, queryFn: () => '3 are marked' })).toBe(
      '3 are marked',
    )
    expect(third.store.kept.at(-1)).toMatchObject({ data: '3 are marked', askAgain: false })
  })

  it('that a screen shows, and that a reload overtakes, are asked for again', async () => {
    const answers = ['rated by everybody’s lists']
    const inventory = {
      queryKey: mine,
      meta: { snapshot: true },
      staleTime: 60_000,
      queryFn: () => answers.shift() ?? new Promise<string>(() => undefined),
    }
    const [client, session, store] = [new QueryClient(), createSessionStore(), memoryStore()]
    session.begin(sessionOf())
    keepSnapshots(client, session, store)
    const leave = new QueryObserver(client, inventory).subscribe(() => undefined)
    await vi.waitFor(() => expect(store.kept).toMatchObject([{ askAgain: false }]))
    void client.invalidateQueries({ queryKey: mine })
    await vi.waitFor(() =>
      expect(store.kept.at(-1)).toMatchObject({ data: 'rated by everybody’s lists', askAgain: true }),
    )
    leave()
  })
})
