import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createProphecyStore, dayOf } from './prophecy-store.ts'

const DAY_MS = 86_400_000

onBothDatabases('what a prophecy rests on', (database) => {
  it('is forgotten when it is too old: use, reports and the sizes of lists alike', async () => {
    const store = createProphecyStore(database.current.query)
    const at = (days: number) => Date.UTC(2026, 0, 1) + days * DAY_MS
    for (const days of [0, 10]) {
      const report = {
        instanceId: `run ${days}`,
        startedAt: at(days),
        side: 'pve',
        kills: {},
        own: { 7: 1 },
      } as const
      await store.save('1', report)
      await store.noteSize('list a', dayOf(at(days)), days)
    }
    await store.purge(at(5))
    expect((await store.ownUse('1', 0)).map(({ instanceId }) => instanceId)).toEqual(['run 10'])
    expect(await store.reports(0)).toHaveLength(1)
    expect(await store.sizeBefore('list a', dayOf(at(9)))).toBeUndefined()
    expect(await store.sizeBefore('list a', dayOf(at(20)))).toEqual({ day: dayOf(at(10)), size: 10 })
    await store.forget('1')
    expect(await store.ownUse('1', 0)).toEqual([])
  })
})
