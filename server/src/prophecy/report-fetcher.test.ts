import type { Run } from '@ai-vault/game/history/run.ts'
import { currentLane } from '@ai-vault/platform/budget/lane.ts'
import type { ActivityReport } from '@ai-vault/platform/platform.ts'
import { describe, expect, it } from 'vitest'
import type { ProphecyStore, ReadReport } from './prophecy-store.ts'
import { createReportFetcher, wantedReports } from './report-fetcher.ts'

const DAY_MS = 86_400_000
const NOW = 1_000 * DAY_MS
const run = (instanceId: string, daysAgo = 1): Run => ({
  instanceId,
  characterId: '1',
  activityHash: 1,
  directorActivityHash: 1,
  startedAt: NOW - daysAgo * DAY_MS,
  modes: [4],
})
const runs = (count: number) => Array.from({ length: count }, (_, at) => run(`r${at}`))

/** A platform whose answers a test gives by hand, and a store that remembers what it was told. */
function stage() {
  const asked = new Map<string, { answer: () => void; fail: (error: Error) => void }>()
  const saved: string[] = []
  const failures: unknown[] = []
  const lanes = new Set<string>()
  const store = {
    async save(_membershipId: string, { instanceId }: ReadReport) {
      saved.push(instanceId)
    },
  } as unknown as ProphecyStore
  const reader = createReportFetcher({
    platform: {
      readReport: (instanceId) => {
        lanes.add(currentLane())
        return new Promise<ActivityReport>((resolve, reject) => {
          const report = { instanceId, modes: [4], entries: [] } as unknown as ActivityReport
          asked.set(instanceId, { answer: () => resolve(report), fail: reject })
        })
      },
      manifest: { weapon: () => undefined },
    },
    store,
    onFailed: (error) => failures.push(error),
  })
  const until = async (done: () => boolean) => {
    while (!done()) await new Promise(setImmediate)
  }
  return { asked, saved, failures, lanes, reader, until }
}

describe('the reader of reports', () => {
  it('reads three at a time, until all are there', async () => {
    const { asked, saved, lanes, reader, until } = stage()
    reader.wake('1', runs(5))
    reader.wake('1', runs(5))
    await until(() => asked.size === 3)
    for (const { answer } of asked.values()) answer()
    await until(() => asked.size === 5)
    expect(reader.isReading('1')).toBe(true)
    for (const { answer } of asked.values()) answer()
    await until(() => !reader.isReading('1'))
    expect(saved).toEqual(['r0', 'r1', 'r2', 'r3', 'r4'])
    // No player who waits stands behind it.
    expect([...lanes]).toEqual(['background'])
  })

  it('ends after a failure, waits for what is under way, and can be woken again', async () => {
    const { asked, saved, failures, reader, until } = stage()
    reader.wake('1', runs(9))
    await until(() => asked.size === 3)
    asked.get('r1')?.fail(new Error('out'))
    await new Promise(setImmediate)
    expect(reader.isReading('1')).toBe(true)
    asked.get('r0')?.answer()
    asked.get('r2')?.answer()
    await until(() => !reader.isReading('1'))
    expect([saved, failures.length, asked.size]).toEqual([['r0', 'r2'], 1, 3])
    reader.wake('1', runs(1))
    expect(reader.isReading('1')).toBe(true)
  })

  it('F-322 writes nothing about a player any more once they are dropped, and the drop waits for that', async () => {
    const { asked, saved, reader, until } = stage()
    reader.wake('1', runs(6))
    await until(() => asked.size === 3)
    let gone = false
    const dropping = reader.drop('1').then(() => {
      gone = true
    })
    await new Promise(setImmediate)
    expect(gone).toBe(false)
    for (const { answer } of asked.values()) answer()
    await dropping
    expect([saved, asked.size, reader.isReading('1')]).toEqual([[], 3, false])
  })

  it('begins nothing once it is stopped', async () => {
    const { asked, reader } = stage()
    await reader.stop()
    reader.wake('1', runs(1))
    expect([reader.isReading('1'), asked.size]).toEqual([false, 0])
  })

  it('wants the newest of two months that were not read yet', () => {
    const wanted = wantedReports(
      [run('a', 1), run('b', 29), run('c', 31), run('d', 61), run('e', 2)],
      [{ instanceId: 'b', startedAt: 0, weapons: new Map() }],
      NOW,
    )
    expect(wanted.map(({ instanceId }) => instanceId)).toEqual(['a', 'e', 'c'])
  })
})
