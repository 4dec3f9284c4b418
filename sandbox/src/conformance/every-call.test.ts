import { describe, expect, it } from 'vitest'
import { DEMO_API_KEY } from '../demo-credentials.ts'
import { startTestSandbox } from '../test-support/test-sandbox.ts'

const { sandbox, caller, veteran, profile, codeOf } = await startTestSandbox()

describe('every call', () => {
  it('wants a known API key', async () => {
    expect(await codeOf('/Settings/', { headers: { 'x-api-key': '' } })).toEqual([
      401,
      2102,
      'ApiKeyMissingFromRequest',
    ])
    expect(await codeOf('/Settings/', { headers: { 'x-api-key': 'other' } })).toEqual([
      401,
      2101,
      'ApiInvalidOrExpiredKey',
    ])
  })

  it('comes in an envelope, with the platform’s headers', async () => {
    const { body, headers } = await caller.call('/GetAvailableLocales/')
    expect(body).toEqual({
      Response: { en: 'English', de: 'Deutsch' },
      ErrorCode: 1,
      ThrottleSeconds: 0,
      ErrorStatus: 'Success',
      Message: 'Ok',
      MessageData: {},
    })
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private',
      expires: '-1',
      'x-ventcore-status': '1',
      'x-selfurl': `${sandbox.url}/Platform/GetAvailableLocales/`,
    })
  })

  it('is redirected when the last slash is missing, query and all', async () => {
    const response = await caller.fetchPlatform(`${profile.slice(0, -1)}?components=100`)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`/Platform${profile}?components=100`)
    const posted = await caller.fetchPlatform('/Destiny2/SearchDestinyPlayerByBungieName/-1', { body: {} })
    expect(posted.status).toBe(308)
  })

  it('is found in any case', async () => {
    expect((await caller.call('/destiny2/MANIFEST/')).body.ErrorCode).toBe(1)
    expect((await caller.call(`${profile.toUpperCase()}?components=100`)).body.ErrorCode).toBe(1)
  })

  it('without a user agent is blocked by a page', async () => {
    const response = await caller.fetchPlatform('/Settings/', { headers: { 'user-agent': '' } })
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
  })

  it('to an unknown path is a 404 in the envelope, and outside of it a page', async () => {
    expect(await codeOf('/Destiny2/Nothing/')).toEqual([404, 21, 'NotFound'])
    const elsewhere = await fetch(`${sandbox.url}/nothing`)
    expect([elsewhere.status, elsewhere.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
  })

  it('with broken JSON is the caller’s mistake', async () => {
    const response = await fetch(`${sandbox.url}/Platform/Destiny2/SearchDestinyPlayerByBungieName/-1/`, {
      method: 'POST',
      headers: { 'x-api-key': DEMO_API_KEY, 'content-type': 'application/json' },
      body: '{"displayName":',
    })
    expect([response.status, await response.json()]).toMatchObject([400, { ErrorCode: 7 }])
  })
})

describe('accounts', () => {
  it('of the caller need a sign-in', async () => {
    expect(await codeOf('/User/GetMembershipsForCurrentUser/')).toEqual([401, 99, 'WebAuthRequired'])
  })

  it('are found by game id, by the platform’s id and by name, and not otherwise', async () => {
    const { membershipId, membershipType, platformMembershipId, displayName, displayNameCode } = veteran
    expect((await codeOf(`/User/GetMembershipsById/${membershipId}/${membershipType}/`))[1]).toBe(1)
    expect((await codeOf(`/User/GetMembershipsById/${membershipId}/-1/`))[1]).toBe(1)
    expect((await codeOf(`/Destiny2/254/Profile/${platformMembershipId}/LinkedProfiles/`))[1]).toBe(1)
    expect(await codeOf('/User/GetMembershipsById/1/-1/')).toEqual([
      500,
      217,
      'UserCannotResolveCentralAccount',
    ])
    const search = '/Destiny2/SearchDestinyPlayerByBungieName/-1/'
    const found = await caller.call<{ membershipId: string }[]>(search, {
      body: { displayName, displayNameCode },
    })
    expect(found.body.Response.map((card) => card.membershipId)).toEqual([membershipId])
    const nobody = await caller.call(search, { body: { displayName: 'Nobody at all', displayNameCode: 1 } })
    expect(nobody.body.Response).toEqual([])
    expect((await codeOf(search, { body: { displayName } }))[1]).toBe(18)
  })
})
