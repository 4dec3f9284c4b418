import type { Run } from '@ai-vault/game/history/run.ts'
import { PlatformError } from '@ai-vault/platform/errors.ts'
import type { ActivityRun } from '@ai-vault/platform/platform.ts'
import { beforeEach, expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { createCollector } from './collector.ts'
import { type Cursor, createRunStore, type RunStore } from './runs/run-store.ts'

const SESSION = { id: 's', membershipId: '4611686018400000001', membershipType: 3 } as Session
const PAGE = 250

const runAt = (characterId: string, place: number): ActivityRun => ({
  instanceId: `${characterId}${String(place).padStart(6, '0')}`,
  activityHash: 1,
  directorActivityHash: 1,
  characterId,
  period: new Date(Date.UTC(2026, 0, 1) + place * 3_600_000).toISOString(),
  mode: 4,
  modes: place % 2 ? [7, 4] : [5, 84],
  values: { completed: 1, kills: place % 90, deaths: 3, activityDurationSeconds: 900 },
})

onBothDatabases('fetching a whole history', (database) => {
  let store: RunStore
  let histories: Map<string, ActivityRun[]>
  let asked: string[]
  let failures: (PlatformError | undefined)[]
  let now: number

  beforeEach(async () => {
    store = createRunStore(database.current.query)
    await store.forget(SESSION.membershipId)
    histories = new Map(
      ['1', '2', '3'].map((id) => [id, Array.from({ length: 700 }, (_, at) => runAt(id, 699 - at))]),
    )
    asked = []
    failures = []
    now = Date.UTC(2026, 10, 15)
  })

  const collector = () =>
    createCollector({
      store,
      platform: {
        readHistory: async (_, { characterId, page = 0, count = PAGE }) => {
          asked.push(`${characterId}:${page}`)
          const failure = failures.shift()
          if (failure) throw failure
          return (histories.get(characterId) ?? []).slice(page * count, (page + 1) * count)
        },
      },
      accessToken: async () => 'token',
      characterIds: async () => ['1', '2', '3'],
      now: () => now,
      wait: async () => {},
    })

  async function collectAll(fetcher = collector()) {
    fetcher.wake(SESSION)
    await fetcher.settled(SESSION.membershipId)
    return fetcher
  }

  it('F-234 brings every run of every character, and says when it is whole', async () => {
    const fetcher = await collectAll()
    expect(await store.count(SESSION.membershipId)).toBe(2100)
    expect(await fetcher.progress(SESSION)).toEqual({
      state: 'done',
      runs: 2100,
      characters: 3,
      charactersDone: 3,
    })
  })

  it('asks for no old page a second time', async () => {
    await collectAll()
    asked = []
    now += 3_600_000
    await collectAll()
    expect(asked).toEqual(['1:0', '2:0', '3:0'])
  })

  it('goes on after a crash where it was, and misses nothing that came meanwhile', async () => {
    const stop = new Error('killed')
    const first = createCollector({
      store,
      platform: {
        readHistory: async (_, { characterId, page = 0, count = PAGE }) => {
          if (characterId === '2' && page === 1) throw Object.assign(stop, { code: 'unauthorized' })
          return (histories.get(characterId) ?? []).slice(page * count, (page + 1) * count)
        },
      },
      accessToken: async () => 'token',
      characterIds: async () => ['1', '2', '3'],
      now: () => now,
      wait: async () => {},
    })
    await collectAll(first)
    expect(await store.count(SESSION.membershipId)).toBe(700 + PAGE)
    histories.get('2')?.unshift(runAt('2', 700), runAt('2', 701))
    await collectAll()
    expect(await store.count(SESSION.membershipId)).toBe(2102)
    expect(asked.filter((page) => page.startsWith('1:'))).toEqual(['1:0'])
  })

  it('a crash while hundreds of new runs are read leaves no gap behind them', async () => {
    await collectAll()
    const added = Array.from({ length: 400 }, (_, at) => runAt('1', 1099 - at))
    histories.get('1')?.unshift(...added)
    now += 3_600_000
    const stop = Object.assign(new Error('killed'), { code: 'unauthorized' })
    const crashing = createRunStore(database.current.query)
    let writes = 0
    store = {
      ...crashing,
      add: async (membershipId, runs) => {
        if (writes++ > 0) throw stop
        return crashing.add(membershipId, runs)
      },
    }
    await collectAll()
    expect(await crashing.count(SESSION.membershipId)).toBeGreaterThan(2100)
    expect(await crashing.count(SESSION.membershipId)).toBeLessThan(2500)
    store = crashing
    now += 3_600_000
    await collectAll()
    expect(await store.count(SESSION.membershipId)).toBe(2500)
  })

  it('waits for a throttling platform and goes on', async () => {
    const throttled = () => new PlatformError({ code: 'throttled', userText: 'Too many requests' })
    failures = [undefined, throttled(), throttled(), undefined]
    await collectAll()
    expect(await store.count(SESSION.membershipId)).toBe(2100)
  })

  it('stops asking where the player has to connect again, and says why', async () => {
    failures = [new PlatformError({ code: 'unauthorized', userText: 'Sign in again' })]
    const fetcher = await collectAll()
    expect(asked).toHaveLength(1)
    expect(await fetcher.progress(SESSION)).toMatchObject({
      state: 'paused',
      reason: 'unauthorized',
      runs: 0,
    })
  })

  it('lets one node at a time fetch for a player', async () => {
    expect(await store.lease(SESSION.membershipId, 'other node', now, now + 60_000)).toBe(true)
    await collectAll()
    expect(asked).toEqual([])
    now += 61_000
    await collectAll()
    expect(await store.count(SESSION.membershipId)).toBe(2100)
  })

  it('F-233 filters by type and span as the rules do, and pages without a gap', async () => {
    await collectAll()
    const all = await store.list(SESSION.membershipId, {})
    const raids = await store.list(SESSION.membershipId, { type: 'raid' })
    expect(raids).toHaveLength(1050)
    expect(raids.every(({ modes }) => modes.includes(4))).toBe(true)
    const from = all[99]?.startedAt ?? 0
    expect(await store.count(SESSION.membershipId, { from })).toBe(
      all.filter(({ startedAt }) => startedAt >= from).length,
    )
    const seen: string[] = []
    for (let after: Cursor | undefined; ; ) {
      const page = await store.list(SESSION.membershipId, {}, 333, after)
      seen.push(...page.map(({ instanceId }) => instanceId))
      const last = page.at(-1)
      if (!last || page.length < 333) break
      after = last
    }
    expect(seen).toEqual(all.map(({ instanceId }) => instanceId))
  })

  it('one activity of two characters is two runs, and no page border loses either', async () => {
    const twin = { startedAt: now, activityHash: 1, directorActivityHash: 1, instanceId: '9', modes: [7] }
    await store.add(SESSION.membershipId, [
      { ...twin, characterId: '1' },
      { ...twin, characterId: '2' },
    ])
    const [first] = await store.list(SESSION.membershipId, {}, 1)
    const rest = await store.list(SESSION.membershipId, {}, 1, first)
    expect([first, ...rest].map((run) => run?.characterId)).toEqual(['2', '1'])
  })

  it('ranks by duration, score or K/D as a plain sort does, runs that tell nothing last, from any place on', async () => {
    const runs = Array.from({ length: 60 }, (_, at) => ({
      instanceId: String(at),
      characterId: '1',
      activityHash: 1,
      directorActivityHash: 1,
      startedAt: now + at,
      modes: [7],
      ...(at % 7 === 0 ? {} : { score: (at * 37) % 50, durationSeconds: (at * 53) % 40 }),
      ...(at % 5 === 0 ? {} : { kills: (at * 31) % 60, deaths: at % 4 }),
    }))
    await store.add(SESSION.membershipId, runs)
    const keys = {
      longest: (run: Run) => run.durationSeconds ?? -1,
      score: (run: Run) => run.score ?? -1,
      kd: (run: Run) => (run.kills === undefined ? -1 : run.kills / Math.max(1, run.deaths ?? 0)),
    }
    for (const [order, key] of Object.entries(keys) as [keyof typeof keys, (run: Run) => number][]) {
      const sorted = runs.toSorted((one, other) => key(other) - key(one) || other.startedAt - one.startedAt)
      const read = await store.ranked(SESSION.membershipId, {}, order, 25, 20)
      expect([order, read.map(({ instanceId }) => instanceId)]).toEqual([
        order,
        sorted.slice(20, 45).map(({ instanceId }) => instanceId),
      ])
    }
  })
})
