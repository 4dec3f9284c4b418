import type { Run } from '@ai-vault/game/history/run.ts'
import { describe, expect, it } from 'vitest'
import { createRunCopies } from './run-copies.ts'

const run = (at: number): Run => ({
  instanceId: String(at),
  characterId: '1',
  activityHash: 1,
  directorActivityHash: 1,
  startedAt: at,
  modes: at % 2 ? [7, 4] : [5],
  kills: at,
})

function memory() {
  const runs: Run[] = [run(1), run(2), run(3)]
  const state = { reads: 0, fails: false }
  const store = {
    count: async () => runs.length,
    list: async () => {
      state.reads++
      if (state.fails) throw new Error('no database')
      return runs.toReversed()
    },
  }
  return { runs, state, store }
}

describe('copies of whole histories', () => {
  it('are read once, and again when there are more runs', async () => {
    const { runs, state, store } = memory()
    const copies = createRunCopies(store)
    const first = await copies.of('a')
    expect(await copies.of('a')).toBe(first)
    runs.push(run(4))
    expect((await copies.of('a')).map(({ startedAt }) => startedAt)).toEqual([4, 3, 2, 1])
    expect(state.reads).toBe(2)
    copies.drop('a')
    await copies.of('a')
    expect(state.reads).toBe(3)
  })

  it('of the longest unused players make room for others', async () => {
    const { state, store } = memory()
    const copies = createRunCopies(store, 6)
    for (const player of ['a', 'b', 'a', 'c', 'a']) await copies.of(player)
    expect(state.reads).toBe(3)
    await copies.of('b')
    expect(state.reads).toBe(4)
  })

  it('that could not be read are asked for again', async () => {
    const { state, store } = memory()
    const copies = createRunCopies(store)
    state.fails = true
    await expect(copies.of('a')).rejects.toThrow('no database')
    state.fails = false
    expect(await copies.of('a')).toHaveLength(3)
  })

  it('have their bests by type, worked out once', async () => {
    const copies = createRunCopies(memory().store)
    const runs = await copies.of('a')
    const most = (type: 'all' | 'crucible') =>
      copies.bestsOf(runs, type, 0).find(({ kind }) => kind === 'most-kills')?.value
    expect([most('all'), most('crucible')]).toEqual([3, 2])
    expect(copies.bestsOf(runs, 'all', 0)).toBe(copies.bestsOf(runs, 'all', 0))
  })
})
