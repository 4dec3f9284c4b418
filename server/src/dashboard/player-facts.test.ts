import type { ActivityRun } from '@ai-vault/platform/platform.ts'
import { describe, expect, it } from 'vitest'
import { makeCharacter } from '../../test-support/fakes/dashboard-input.ts'
import { createFakePlatform, platformError } from '../../test-support/fakes/fake-platform.ts'
import { makeGuardian } from '../../test-support/fakes/make-guardian.ts'
import type { Owner } from '../guardians/guardian-store.ts'
import { createPlayerFacts } from './player-facts.ts'
import type { PlayerFacts } from './player-facts-store.ts'

const OWNER = { membershipType: 3, membershipId: '46' }
const run = (characterId: string, period: string): ActivityRun => ({
  instanceId: period,
  activityHash: 1,
  directorActivityHash: 1,
  characterId,
  period,
  mode: 4,
  modes: [4, 7],
  values: { completed: 1 },
})

function setUp(characters = ['a', 'b']) {
  let time = 0
  const fake = createFakePlatform(() => time)
  const saved = new Map<string, PlayerFacts>()
  const store = {
    save: async ({ membershipId }: Owner, value: PlayerFacts) => void saved.set(membershipId, value),
    load: async ({ membershipId }: Owner) => saved.get(membershipId),
  }
  const start = () => createPlayerFacts({ platform: fake.platform, store, now: () => time, patienceMs: 20 })
  let facts = start()
  const guardian = makeGuardian({ characters: characters.map((id) => makeCharacter({ id })) })
  const read = async () =>
    (
      await facts.of(
        OWNER,
        async () => guardian,
        async () => 'access-1-of-46',
      )
    )?.value
  return {
    fake,
    read,
    restart: () => {
      facts = start()
    },
    async readAgainAfter(ms: number) {
      time += ms
      await read()
      await facts.settle()
      return read()
    },
  }
}

describe('what the platform knows besides the profile', () => {
  it('F-091 F-094 adds up over all characters: kills of one weapon, runs newest first', async () => {
    const { fake, read } = setUp()
    const runs = Array.from({ length: 12 }, (_, at) =>
      run(at % 2 ? 'a' : 'b', `2026-11-${10 + at}T10:00:00Z`),
    )
    fake.play(runs, [
      { hash: 1, kills: 5, precisionKills: 1 },
      { hash: 2, kills: 30, precisionKills: 3 },
    ])
    const facts = await read()
    expect(facts?.weaponUse).toEqual({
      totalKills: 70,
      most: [
        { hash: 2, kills: 60, precisionKills: 6 },
        { hash: 1, kills: 10, precisionKills: 2 },
      ],
    })
    expect(facts?.history?.recent.map(({ period }) => period.slice(8, 10))).toEqual([
      '21',
      '20',
      '19',
      '18',
      '17',
      '16',
      '15',
      '14',
      '13',
      '12',
    ])
    expect(facts?.history?.tallies.raid).toMatchObject({ runs: 12, completed: 12 })
    expect(facts).not.toHaveProperty('accounts')
  })

  it('a part that fails later stays as it was read before', async () => {
    const { fake, read, readAgainAfter } = setUp()
    fake.play([run('a', '2026-11-10T10:00:00Z')])
    await read()
    fake.fail('readHistory', platformError('maintenance'))
    fake.play([], [{ hash: 7, kills: 1, precisionKills: 0 }])
    const later = await readAgainAfter(600_000)
    expect(later?.history?.recent).toHaveLength(1)
    expect(later?.weaponUse?.most[0]?.hash).toBe(7)
    fake.recover()
    expect((await readAgainAfter(60_000))?.history?.recent).toEqual([])
  })

  it('is nothing, not an error, where everything fails', async () => {
    const { fake, read } = setUp()
    for (const call of ['readStats', 'readHistory', 'readWeaponUse'] as const) {
      fake.fail(call, platformError('unavailable'))
    }
    expect(await read()).toBeUndefined()
  })

  it('F-350 after a restart the last good facts stand in for a platform that is out or slow', async () => {
    const { fake, read, restart, readAgainAfter } = setUp()
    fake.play([run('a', '2026-11-10T10:00:00Z')])
    const before = await read()
    restart()
    for (const call of ['readStats', 'readHistory', 'readWeaponUse'] as const) {
      fake.fail(call, platformError('maintenance'))
    }
    expect(await read()).toEqual(before)
    restart()
    fake.recover()
    fake.slowDown(200)
    expect(await read()).toEqual(before)
    fake.slowDown(0)
    fake.play([run('a', '2026-11-11T10:00:00Z')])
    expect((await readAgainAfter(600_000))?.history?.recent[0]?.period).toBe('2026-11-11T10:00:00Z')
  })

  it('F-105 asks for the other accounts only where there is no character', async () => {
    const { read } = setUp([])
    expect((await read())?.accounts?.map(({ overridden }) => overridden)).toEqual([false, true])
  })
})
