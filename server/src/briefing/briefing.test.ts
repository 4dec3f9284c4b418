import { briefingSchema } from '@ai-vault/contract/briefing.ts'
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases.ts'
import { createFakePlatform } from '../../test-support/fake-platform.ts'
import { createGuardianStore } from '../guardians/guardian-store.ts'
import { createIncidentStore } from '../status/incident-store.ts'
import { createObservationStore } from '../status/observation-store.ts'
import { createBriefing, uptimePercent } from './briefing.ts'

const DAY = 86_400_000

describe('the uptime share', () => {
  it.each([
    [0, 1_000, 100],
    [1, 1_000_000_000, 99.99],
    [500, 1_000, 50],
    [2_000, 1_000, 0],
    [0, 0, 100],
  ])('of %d ms down in %d ms is %d percent', (down, span, percent) => {
    expect(uptimePercent(down, span)).toBe(percent)
  })
})

onBothDatabases('F-062 the briefing', (database) => {
  it('counts what this installation really holds', async () => {
    const { query } = database.current
    const guardians = createGuardianStore(query)
    const incidents = createIncidentStore(query)
    let time = Date.UTC(2026, 7, 1)
    const now = () => time
    const { platform } = createFakePlatform(now)
    const observations = createObservationStore(query)
    const briefing = createBriefing({ query, guardians, incidents, observations, platform, now })
    await briefing.markInstalled()
    time += 10 * DAY
    const save = (id: string, fetchedAt: number, itemCount: number) =>
      guardians.save({ membershipType: 3, membershipId: id }, '{}', {
        mintedAt: fetchedAt,
        fetchedAt,
        itemCount,
        withheldCount: 0,
      })
    await save('1', time - 8 * DAY, 100)
    await save('2', time - 6 * DAY, 20)
    await save('3', time, 3)
    // Ten minutes were watched, the last of them without the platform.
    for (let minute = 10; minute >= 0; minute--) await observations.note(time - minute * 60_000)
    await incidents.note('down', 'x', time - 60_000)
    await incidents.note('none', '', time)
    const answer = await briefing.current()
    expect(briefingSchema.parse(answer)).toEqual({
      active_guardians: 2,
      guardians_known: 3,
      items_indexed: 123,
      definitions_indexed: 3,
      data_points: 126,
      uptime_percent: 90,
      since: '2026-08-01T00:00:00.000Z',
    })
  })
})
