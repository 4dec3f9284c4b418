import { afterEach, describe, expect, it, vi } from 'vitest'
import { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './thread-pool.ts'

const thread = new URL('../../test-support/fakes/odd-thread.ts', import.meta.url)

describe('a pool of threads', () => {
  const pools: ThreadPool[] = []
  let lost: string[] = []
  const open = (options: Partial<ThreadPoolOptions> = {}) => {
    lost = []
    const pool = createThreadPool({ thread, size: 1, onLost: (reason) => lost.push(reason), ...options })
    pools.push(pool)
    return pool
  }
  afterEach(async () => {
    for (const pool of pools.splice(0)) await pool.stop()
  })
  const say = (pool: ThreadPool, word: string, key = 'a') =>
    pool.run(key, { do: 'say', say: word }) as Promise<{ said: string; threadId: number }>
  const busy = { status: 503, code: 'server-busy' }

  it('does tasks in their order, those of one key in one thread, and uses all threads', async () => {
    const pool = open({ size: 2 })
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map((word) => say(pool, word, `key ${Number(word) % 2}`)),
    )
    expect(answers.map(({ said }) => said)).toEqual(['1', '2', '3', '4'])
    const [one, two, three, four] = answers.map(({ threadId }) => threadId)
    expect([three, four]).toEqual([one, two])
    expect(one).not.toBe(two)
  })

  it('does what a player waits for first, and lets no more than eight tasks pass one of the background', async () => {
    const pool = open()
    const done: string[] = []
    const note = async (word: string, priority: 'player' | 'background') => {
      await pool.run('a', { do: 'say', say: word }, priority)
      done.push(word)
    }
    const running = note('running', 'player')
    const renewals = ['renewal 1', 'renewal 2'].map((word) => note(word, 'background'))
    const players = Array.from({ length: 10 }, (_, at) => note(`player ${at}`, 'player'))
    await Promise.all([running, ...renewals, ...players])
    expect(done).toEqual([
      'running',
      ...Array.from({ length: 8 }, (_, at) => `player ${at}`),
      'renewal 1',
      'renewal 2',
      'player 8',
      'player 9',
    ])
  })

  it.each(['throw', 'exit'])(
    'replaces a thread that dies by %s, and those behind it get their answers',
    async (fault) => {
      const pool = open()
      const first = await say(pool, 'before')
      const dying = pool.run('a', { do: fault })
      const behind = say(pool, 'after')
      await expect(dying).rejects.toMatchObject(busy)
      expect((await behind).said).toBe('after')
      expect((await behind).threadId).not.toBe(first.threadId)
      // Once more on a new thread, and no third time.
      expect(lost).toHaveLength(2)
    },
  )

  it('ends a task that takes too long, and one that takes all memory, without harm to the process', async () => {
    const pool = open({ taskLimitMs: 300 })
    await expect(pool.run('a', { do: 'hang' })).rejects.toMatchObject(busy)
    expect(lost).toEqual(['it took longer than 300 ms', 'it took longer than 300 ms'])
    // On a busy machine this one may take longer than its limit, too.
    expect(await vi.waitFor(() => say(pool, 'again'))).toMatchObject({ said: 'again' })
    const greedy = open({ heapMb: 64 })
    await expect(greedy.run('a', { do: 'fill' })).rejects.toMatchObject(busy)
    expect((await say(greedy, 'again')).said).toBe('again')
  })

  it('sends away who finds no room to wait, and everybody when it stops', async () => {
    const pool = open({ mostWaiting: 2 })
    const answers = ['1', '2', '3', '4', '5'].map((word) => say(pool, word).catch((error: unknown) => error))
    expect(pool.waiting()).toBe(2)
    const stopped = pool.stop()
    expect(pool.waiting()).toBe(0)
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject(busy)
    await stopped
    await expect(say(pool, 'late')).rejects.toMatchObject(busy)
  })

  it('refuses what cannot be sent, and goes on', async () => {
    const pool = open()
    await expect(pool.run('a', { do: 'say', say: () => {} })).rejects.toThrow('could not be cloned')
    expect((await say(pool, 'next')).said).toBe('next')
  })
})
