import type { DestinyLinkedProfilesResponse, DestinyPostGameCarnageReportData } from 'bungie-api-ts/destiny2'
import type { UserInfoCard } from 'bungie-api-ts/user'
import { describe, expect, it } from 'vitest'
import type { GuardianCard } from '../guardians/account/memberships.ts'
import { startTestSandbox } from '../test-support/test-sandbox.ts'

const { caller, veteran, codeOf, firstCharacter, cardOf } = await startTestSandbox()
const privateOne = cardOf('private')

describe('history', () => {
  const history = (card: GuardianCard, characterId: string) =>
    `/Destiny2/${card.membershipType}/Account/${card.membershipId}/Character/${characterId}/Stats/Activities/`
  interface History {
    activities?: { period: string; activityDetails: { instanceId: string; modes: number[] } }[]
  }

  it('comes in pages, newest first, and empty past the end', async () => {
    const path = history(veteran, await firstCharacter())
    const page = async (query: string) =>
      (await caller.call<History>(`${path}?${query}`)).body.Response.activities
    const two = (await page('count=2&page=0')) ?? []
    const four = (await page('count=4')) ?? []
    expect(two).toEqual(four.slice(0, 2))
    expect(await page('count=2&page=1')).toEqual(four.slice(2))
    const periods = four.map(({ period }) => Date.parse(period))
    expect(periods).toEqual(periods.toSorted((a, b) => b - a))
    expect((await caller.call(`${path}?page=100000`)).body.Response).toEqual({})
  })

  it('can be narrowed to a mode, by number or name', async () => {
    const path = history(veteran, await firstCharacter())
    const pvp = (await caller.call<History>(`${path}?mode=5&count=30`)).body.Response.activities ?? []
    expect(pvp.length).toBeGreaterThan(0)
    expect(pvp.every(({ activityDetails }) => activityDetails.modes.includes(5))).toBe(true)
    expect((await caller.call<History>(`${path}?mode=AllPvP&count=30`)).body.Response.activities).toEqual(pvp)
  })

  it.each(['count=0', 'count=251', 'page=-1'])('refuses %s', async (query) => {
    expect((await codeOf(`${history(veteran, '1')}?${query}`))[1]).toBe(8)
  })

  it('of a character nobody has is not found, and a report nobody has neither', async () => {
    expect((await codeOf(history(veteran, '1')))[1]).toBe(1620)
    expect(await codeOf('/Destiny2/Stats/PostGameCarnageReport/1/')).toEqual([
      404,
      1653,
      'DestinyPGCRNotFound',
    ])
  })

  it('names players who can all be found, by id and by name, though most show nothing more', async () => {
    const path = history(veteran, await firstCharacter())
    const { activities = [] } = (await caller.call<History>(`${path}?mode=5&count=1`)).body.Response
    const report = `/Destiny2/Stats/PostGameCarnageReport/${activities[0]?.activityDetails.instanceId}/`
    const { entries } = (await caller.call<DestinyPostGameCarnageReportData>(report)).body.Response
    expect(entries.length).toBeGreaterThan(1)
    const codes = entries.map(async ({ player: { destinyUserInfo: shown } }) => {
      const profile = `/Destiny2/${shown.membershipType}/Profile/${shown.membershipId}/`
      const linked = await caller.call<DestinyLinkedProfilesResponse>(`${profile}LinkedProfiles/`)
      const body = {
        displayName: shown.bungieGlobalDisplayName,
        displayNameCode: shown.bungieGlobalDisplayNameCode,
      }
      const search = '/Destiny2/SearchDestinyPlayerByBungieName/-1/'
      const found = await caller.call<UserInfoCard[]>(search, { body })
      for (const cards of [linked.body.Response.profiles, found.body.Response])
        expect(cards.map(({ membershipId }) => membershipId)).toContain(shown.membershipId)
      return (await codeOf(`${profile}?components=100,200`))[1]
    })
    expect(new Set(await Promise.all(codes))).toEqual(new Set([1, 1665]))
  })

  it('of a player who hides it is for that player alone', async () => {
    const account = `/Destiny2/${privateOne.membershipType}/Account/${privateOne.membershipId}/Stats/`
    expect(await codeOf(account)).toEqual([500, 1665, 'DestinyPrivacyRestriction'])
    const { access_token: token } = await caller.signIn('private')
    expect((await codeOf(account, { token }))[1]).toBe(1)
  })
})
