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

  it('of a player who hides it is for that player alone', async () => {
    const account = `/Destiny2/${privateOne.membershipType}/Account/${privateOne.membershipId}/Stats/`
    expect(await codeOf(account)).toEqual([500, 1665, 'DestinyPrivacyRestriction'])
    const { access_token: token } = await caller.signIn('private')
    expect((await codeOf(account, { token }))[1]).toBe(1)
  })
})
