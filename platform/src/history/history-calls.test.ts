import { expect, test } from 'vitest'
import { createAddresses } from '../http/addresses.ts'
import { answeringCall } from '../testing/answering-call.ts'
import { createHistoryCalls } from './history-calls.ts'

const owner = { membershipId: '46', membershipType: 2 }
const ACTIVITIES = '/Platform/Destiny2/2/Account/46/Character/23/Stats/Activities/'
const basic = (value: number) => ({ statId: 's', basic: { value, displayValue: `${value}` } })

function calls(answers: Record<string, unknown>) {
  const { call, requests } = answeringCall(answers)
  return { ...createHistoryCalls(call, createAddresses('http://p.test', 'http://stats.test')), requests }
}

test('a page of history gives each run with its values by name', async () => {
  const platform = calls({
    [ACTIVITIES]: {
      activities: [
        {
          period: '2026-05-01T10:00:00Z',
          activityDetails: {
            referenceId: 1,
            directorActivityHash: 2,
            instanceId: '99',
            mode: 4,
            modes: [7, 4],
          },
          values: { kills: basic(12), deaths: basic(0), broken: {} },
        },
        { period: 'no details' },
      ],
    },
  })
  expect(await platform.readHistory(owner, { characterId: '23', mode: 4, page: 3, count: 999 })).toEqual([
    {
      instanceId: '99',
      activityHash: 1,
      directorActivityHash: 2,
      characterId: '23',
      period: '2026-05-01T10:00:00Z',
      mode: 4,
      modes: [7, 4],
      values: { kills: 12, deaths: 0 },
    },
  ])
  expect(new URL(platform.requests[0]?.url ?? '').search).toBe('?count=250&mode=4&page=3')
})

test.each([{}, undefined, { activities: [] }])('past the end (%j) a page is empty', async (answer) => {
  const platform = calls({ [ACTIVITIES]: answer })
  expect(await platform.readHistory(owner, { characterId: '23', page: 400 })).toEqual([])
})

test('a report names the players and their weapons, and comes from the statistics host', async () => {
  const platform = calls({
    '/Platform/Destiny2/Stats/PostGameCarnageReport/99/': {
      period: '2026-05-01T10:00:00Z',
      activityDetails: { referenceId: 1, directorActivityHash: 2, instanceId: '99', mode: 4, modes: [7, 4] },
      teams: [{ teamId: 17, teamName: 'Alpha', score: basic(90) }, { teamId: 18 }],
      entries: [
        {
          characterId: '23',
          player: {
            destinyUserInfo: { membershipId: '46', displayName: 'x', bungieGlobalDisplayName: 'Vid' },
            characterClass: 'Hunter',
            lightLevel: 550,
          },
          values: { kills: basic(3) },
          extended: { weapons: [{ referenceId: 5, values: { uniqueWeaponKills: basic(2) } }] },
        },
      ],
    },
  })
  expect(await platform.readReport('99')).toMatchObject({
    activityHash: 1,
    directorActivityHash: 2,
    modes: [7, 4],
    teams: [
      { id: 17, name: 'Alpha', score: 90 },
      { id: 18, name: '' },
    ],
    entries: [{ displayName: 'Vid', className: 'Hunter', power: 550, weapons: [{ hash: 5 }] }],
  })
  expect(platform.requests[0]?.url).toContain('http://stats.test/')
})

test('account statistics are read per side', async () => {
  const platform = calls({
    '/Platform/Destiny2/2/Account/46/Stats/': {
      mergedAllCharacters: {
        results: {
          allPvE: {
            allTime: { kills: basic(9), weaponKillsHandCannon: basic(5), weaponKillsSuper: basic(2) },
          },
          allPvP: {
            allTime: { kills: basic(4), weaponKillsHandCannon: basic(3), weaponKillsSword: basic(1) },
          },
        },
      },
    },
  })
  expect(await platform.readStats(owner)).toEqual({
    pve: { kills: 9, weaponKillsHandCannon: 5, weaponKillsSuper: 2 },
    pvp: { kills: 4, weaponKillsHandCannon: 3, weaponKillsSword: 1 },
    killsByWeapon: { 'hand-cannon': 8, sword: 1 },
  })
})

test('weapon use lists kills and precision kills', async () => {
  const platform = calls({
    '/Platform/Destiny2/2/Account/46/Character/23/Stats/UniqueWeapons/': {
      weapons: [
        { referenceId: 8, values: { uniqueWeaponKills: basic(70), uniqueWeaponPrecisionKills: basic(7) } },
        { values: {} },
      ],
    },
  })
  expect(await platform.readWeaponUse(owner, '23')).toEqual([{ hash: 8, kills: 70, precisionKills: 7 }])
})
