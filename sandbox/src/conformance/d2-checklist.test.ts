/** The calls of d2-checklist, a page about triumphs, clans and history, and the fields it reads of each answer. */
import { get } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { DEMO_API_KEY } from '../demo-credentials.ts'
import { startTestSandbox } from '../test-support/test-sandbox.ts'
import { missingFields } from './test-support/required-fields.ts'

const { sandbox, caller, veteran, profile, firstCharacter, codeOf } = await startTestSandbox()
const account = `/Destiny2/${veteran.membershipType}/Account/${veteran.membershipId}`
const XUR = 2190858386

async function read<T>(path: string, fields: readonly string[], body?: object): Promise<T> {
  const { body: answer } = await caller.call<T>(path, body ? { body } : {})
  expect({ path, code: answer.ErrorCode, missing: missingFields(answer.Response, fields) }).toEqual({
    path,
    code: 1,
    missing: [],
  })
  return answer.Response
}

describe('d2-checklist finds', () => {
  const FOUND = ['*.bungieGlobalDisplayName', '*.destinyMemberships.*.membershipId']

  it('players by the beginning of their name, posted or in the path', async () => {
    interface Search {
      readonly searchResults: readonly { readonly bungieGlobalDisplayName: string }[]
      readonly hasMore: boolean
    }
    const fields = FOUND.map((field) => `searchResults.${field}`)
    const posted = await read<Search>('/User/Search/GlobalName/0/', fields, { displayNamePrefix: 'aster' })
    expect(posted.searchResults.map((each) => each.bungieGlobalDisplayName)).toEqual(['Asterion'])
    expect(posted.hasMore).toBe(false)
    expect(await read<Search>('/User/Search/Prefix/aster/0/', fields)).toEqual(posted)
    expect((await read<Search>('/User/Search/Prefix/zavala/0/', [])).searchResults).toEqual([])
    expect((await read<Search>('/User/Search/Prefix/aster/1/', [])).searchResults).toEqual([])
    expect((await codeOf('/User/Search/GlobalName/0/', { body: {} }))[1]).toBe(18)
  })

  it('users by a part of the old search', async () => {
    const users = await read<readonly { readonly membershipId: string }[]>('/User/SearchUsers/?q=Asterion', [
      '*.membershipId',
      '*.displayName',
      '*.profilePicturePath',
    ])
    expect(users.map(({ membershipId }) => membershipId)).toEqual([veteran.platformMembershipId])
  })

  it('the clan of a player, by either id, and its members', async () => {
    interface Groups {
      readonly results: readonly {
        readonly group: { readonly groupId: string; readonly groupType: number }
      }[]
    }
    const fields = ['results.*.group.groupId', 'results.*.group.groupType', 'results.*.member.memberType']
    const byPlatform = `/GroupV2/User/254/${veteran.platformMembershipId}/0/1/`
    const byGame = `/GroupV2/User/${veteran.membershipType}/${veteran.membershipId}/0/1/`
    const { results } = await read<Groups>(byPlatform, fields)
    expect(await read<Groups>(byGame, fields)).toEqual({ ...(await read<Groups>(byPlatform, fields)) })
    const [{ group } = { group: { groupId: '', groupType: 0 } }] = results
    expect(group.groupType).toBe(1)
    await read(`/GroupV2/${group.groupId}/`, [
      'detail.groupId',
      'detail.name',
      'detail.creationDate',
      'detail.memberCount',
      'detail.clanInfo.clanCallsign',
      'detail.clanInfo.d2ClanProgressions',
      'detail.clanInfo.clanBannerData',
      'founder.destinyUserInfo.membershipId',
    ])
    interface Members {
      readonly results: readonly { readonly destinyUserInfo: { readonly membershipId: string } }[]
      readonly totalResults: number
    }
    const members = await read<Members>(`/GroupV2/${group.groupId}/Members/?currentPage=1&memberType=0`, [
      'results.*.destinyUserInfo.membershipType',
      'results.*.destinyUserInfo.LastSeenDisplayName',
      'results.*.bungieNetUserInfo.membershipId',
      'results.*.isOnline',
      'results.*.lastOnlineStatusChange',
      'results.*.joinDate',
      'hasMore',
    ])
    expect(members.totalResults).toBe(3)
    expect(members.results.map((each) => each.destinyUserInfo.membershipId)).toContain(veteran.membershipId)
    expect((await codeOf('/GroupV2/1/'))[1]).toBe(622)
  })

  it('nobody is in a clan who joined none', async () => {
    const newcomer = (await caller.guardians()).find(({ id }) => id === 'newcomer')
    const path = `/GroupV2/User/${newcomer?.membershipType}/${newcomer?.membershipId}/0/1/`
    expect(await read<object>(path, ['results'])).toMatchObject({ results: [], totalResults: 0 })
  })
})

describe('d2-checklist reads', () => {
  it('what a character did in each activity', async () => {
    interface Aggregate {
      readonly activities: readonly {
        readonly activityHash: number
        readonly values: Readonly<Record<string, { readonly basic: { readonly value: number } }>>
      }[]
    }
    const path = `${account}/Character/${await firstCharacter()}/Stats/AggregateActivityStats/`
    const values = [
      'activityCompletions',
      'activityKills',
      'activityDeaths',
      'activityAssists',
      'activitySecondsPlayed',
      'fastestCompletionMsForActivity',
    ]
    const { activities } = await read<Aggregate>(path, [
      'activities.*.activityHash',
      ...values.map((value) => `activities.*.values.${value}.basic.value`),
    ])
    expect(activities.length).toBeGreaterThan(20)
    for (const { values: stats } of activities)
      expect(stats.fastestCompletionMsForActivity?.basic.value === 0).toBe(
        stats.activityCompletions?.basic.value === 0,
      )
  })

  it('a report from the host of statistics, with a key and without a sign-in', async () => {
    interface History {
      readonly activities: readonly { readonly activityDetails: { readonly instanceId: string } }[]
    }
    const path = `${account}/Character/${await firstCharacter()}/Stats/Activities/?count=1&mode=0&page=0`
    const { activities } = await read<History>(path, [
      'activities.*.period',
      'activities.*.values.kills.basic',
    ])
    const [run] = activities
    const report = `/Destiny2/Stats/PostGameCarnageReport/${run?.activityDetails.instanceId}/`
    const whole = await read(report, [
      'period',
      'activityDetails.referenceId',
      'entries.*.player.destinyUserInfo.membershipId',
      'entries.*.player.characterClass',
      'entries.*.values.completed.basic.value',
      'entries.*.extended.values',
    ])
    const asked = new URL(`/Platform${report}`, sandbox.url)
    const headers = { host: 'stats.bungie.net', 'x-api-key': DEMO_API_KEY, 'user-agent': 'd2-checklist' }
    const answer = await new Promise((resolve) =>
      get(asked, { headers }, (response) => resolve(json(response))),
    )
    expect(answer).toMatchObject({ ErrorCode: 1, Response: whole })
  })

  it('components by name, as it asks for them', async () => {
    const names =
      'Profiles,Characters,CharacterActivities,ProfileRecords,Records,Collectibles,PresentationNodes'
    const { body } = await caller.call(`${profile}?components=${names.replace('ProfileRecords,', '')}`)
    expect(
      missingFields(body.Response, ['characters.data.*.characterId', 'profileRecords.data.score']),
    ).toEqual([])
  })

  it('Xûr while he is there, and nobody of that hash while he is not', async () => {
    const path = `${profile}Character/${await firstCharacter()}/Vendors/${XUR}/?components=400,401,402,304,305,310`
    const signedIn = async () => ({ token: (await caller.signIn('veteran')).access_token })
    expect((await codeOf(path, await signedIn()))[1]).toBe(1627)
    sandbox.clock.set(new Date('2026-07-04T12:00:00Z'))
    const { body } = await caller.call<{ sales: { data: object } }>(path, await signedIn())
    const fields = ['sales.data.*.itemHash', 'sales.data.*.costs', 'itemComponents.sockets.data.*.sockets']
    expect(missingFields(body.Response, fields)).toEqual([])
    expect(Object.keys(body.Response.sales.data).length).toBeGreaterThan(3)
    sandbox.clock.release()
  })
})
