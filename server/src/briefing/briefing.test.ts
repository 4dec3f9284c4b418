import { briefingSchema } from '@ai-vault/contract/dashboard/briefing.ts'
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createFakePlatform } from '../../test-support/fakes/fake-platform.ts'
import { packText } from '../db/packed-text.ts'
import { createGuardianStore } from '../guardians/guardian-store.ts'
import { createIncidentStore } from '../status/incident-store.ts'
import { createObservationStore } from '../status/observation-store.ts'
import type { StatusTables } from '../status/tables.ts'
import { createBriefing, uptime } from './briefing.ts'

const DAY = 86_400_000

describe('the uptime share', () => {
  it.each([
    [0, 60_000, 100],
    [1, 1_000_000_000, 99.99],
    [50_000, 100_000, 50],
    [100_000, 100_000, 0],
  ])('of %d ms down in %d ms watched is %d percent', (down, watched, percent) => {
    expect(uptime(down, watched).uptime_percent).toBe(percent)
  })

  it('is not known before a minute was watched', () => {
    expect([uptime(0, 0), uptime(0, 59_999)]).toEqual([{}, {}])
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
    const briefing = createBriefing({ guardianCounts: guardians, incidents, observations, platform, now })
    time += 10 * DAY
    const save = (id: string, fetchedAt: number, itemCount: number) =>
      guardians.save(
        { membershipType: 3, membershipId: id },
        { version: id, mintedAt: fetchedAt, fetchedAt, itemCount, withheldCount: 0 },
        [{ name: 'others', shape: 1, body: packText('{}') }],
      )
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
      watched_minutes: 10,
    })
  })

  it('says nothing about the platform before it was watched, and counts no outage that nobody saw', async () => {
    const { query } = database.current
    for (const table of ['incidents', 'observations'] as const) {
      await query.withTables<StatusTables>().deleteFrom(table).execute()
    }
    let time = Date.UTC(2026, 8, 1)
    const now = () => time
    const incidents = createIncidentStore(query)
    const observations = createObservationStore(query)
    const guardians = createGuardianStore(query)
    const { platform } = createFakePlatform(now)
    const current = () =>
      createBriefing({ guardianCounts: guardians, incidents, observations, platform, now }).current()
    expect(await current()).not.toHaveProperty('uptime_percent')
    await observations.note(time)
    expect(await current()).not.toHaveProperty('uptime_percent')
    // The platform went away in the last of four minutes, and then the server did.
    for (let minute = 1; minute <= 4; minute++) {
      time += 60_000
      await observations.note(time)
      if (minute === 3) await incidents.note('down', 'x', time)
    }
    time += 8 * 3_600_000
    expect(await current()).toMatchObject({ uptime_percent: 75, watched_minutes: 4 })
  })
})
