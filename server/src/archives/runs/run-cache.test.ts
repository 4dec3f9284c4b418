import type { Run } from '@ai-vault/game/history/run.ts'
import { describe, expect, it } from 'vitest'
import { plainRun } from '../../../test-support/plain-run.ts'
import { createRunCache } from './run-cache.ts'

const run = (at: number): Run => ({
  instanceId: String(at),
  characterId: '1',
  activityHash: 1,
  directorActivityHash: 1,
  startedAt: at,
  modes: at % 2 ? [7, 4] : [5],
  kills: at,
})

function memory(count = 3) {
  const runs: Run[] = Array.from({ length: count }, (_, at) => run(at + 1))
  const state = { reads: 0, rows: 0, fails: false, digest: undefined as Uint8Array | undefined, kept: 0 }
  const store = {
    count: async () => runs.length,
    list: async (
      _: string,
      filter: { from?: number },
      limit = runs.length,
      after?: { startedAt: number },
    ) => {
      state.reads++
      if (state.fails) throw new Error('no database')
      const { from = 0 } = filter
      const found = runs
        .filter(({ startedAt }) => startedAt >= from && startedAt < (after?.startedAt ?? 1e9))
        .toSorted((one, other) => other.startedAt - one.startedAt)
        .slice(0, limit)
      state.rows += found.length
      return found
    },
    digest: async () => state.digest,
    keepDigest: async (_: string, bytes: Uint8Array) => {
      state.digest = bytes
      state.kept++
    },
  }
  return { runs, state, store }
}

describe('runCache of whole histories', () => {
  it('are read once, and again when there are more runs', async () => {
    const { runs, state, store } = memory()
    const runCache = createRunCache(store)
    const first = await runCache.of('a')
    expect(await runCache.of('a')).toBe(first)
    runs.push(run(4))
    expect((await runCache.of('a')).map(({ startedAt }) => startedAt)).toEqual([4, 3, 2, 1])
    expect(state.reads).toBe(2)
    runCache.drop('a')
    await runCache.of('a')
    expect(state.reads).toBe(3)
  })

  it('take only what is new from the rows where a copy is there', async () => {
    const { runs, state, store } = memory(100)
    const runCache = createRunCache(store)
    await runCache.of('a')
    expect(state.rows).toBe(100)
    runs.push(run(101), run(102))
    const whole = await runCache.of('a')
    expect(whole.map(({ startedAt }) => startedAt)).toEqual(
      runs.map(({ startedAt }) => startedAt).toReversed(),
    )
    expect(state.rows).toBe(103)
  })

  it('are read from all rows again where older runs came in', async () => {
    const { runs, store } = memory(100)
    const runCache = createRunCache(store)
    await runCache.of('a')
    runs.unshift(run(0.5))
    expect((await runCache.of('a')).map(({ startedAt }) => startedAt)).toEqual(
      runs.map(({ startedAt }) => startedAt).toReversed(),
    )
  })

  it('of a long history come from its digest after a restart, with what is newer from the rows', async () => {
    const { runs, state, store } = memory(6_000)
    await createRunCache(store).prepare('a')
    expect(state.kept).toBe(1)
    runs.push(run(6_001))
    state.rows = 0
    const whole = await createRunCache(store).of('a')
    expect(whole.map(plainRun)).toEqual(runs.toReversed())
    expect([state.rows, state.kept]).toEqual([2, 1])
  })

  it('of a long history are read from the rows where the digest cannot be read, and written anew', async () => {
    const { runs, state, store } = memory(6_000)
    state.digest = new Uint8Array([1, 2, 3])
    expect(await createRunCache(store).of('a')).toEqual(runs.toReversed())
    expect(state.kept).toBe(1)
    await createRunCache(store).of('a')
    expect(state.kept).toBe(1)
  })

  it('of a short history are not prepared', async () => {
    const { state, store } = memory()
    await createRunCache(store).prepare('a')
    expect([state.reads, state.kept]).toEqual([0, 0])
  })

  it('of the longest unused players make room for others', async () => {
    const { state, store } = memory()
    const runCache = createRunCache(store, 6)
    for (const player of ['a', 'b', 'a', 'c', 'a']) await runCache.of(player)
    expect(state.reads).toBe(3)
    await runCache.of('b')
    expect(state.reads).toBe(4)
  })

  it('that could not be read are asked for again', async () => {
    const { state, store } = memory()
    const runCache = createRunCache(store)
    state.fails = true
    await expect(runCache.of('a')).rejects.toThrow('no database')
    state.fails = false
    expect(await runCache.of('a')).toHaveLength(3)
  })

  it('have their bests by type, worked out once', async () => {
    const runCache = createRunCache(memory().store)
    const runs = await runCache.of('a')
    const most = (type: 'all' | 'crucible') =>
      runCache.bestsOf(runs, type, 'UTC').find(({ kind }) => kind === 'most-kills')?.value
    expect([most('all'), most('crucible')]).toEqual([3, 2])
    expect(runCache.bestsOf(runs, 'all', 'UTC')).toBe(runCache.bestsOf(runs, 'all', 'UTC'))
  })
})
