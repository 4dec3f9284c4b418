import { describe, expect, it } from 'vitest'
import { startTestSandbox } from '../test-support/test-sandbox.ts'

/** Where the test sandbox's sign-ins return to, which is the registered application. */
const OURS = 'http://127.0.0.1:3000'
const FOREIGN = 'https://elsewhere.example'
const { sandbox, caller, profile } = await startTestSandbox()

const preflight = (path: string, origin: string) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'OPTIONS',
    redirect: 'manual',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,x-api-key',
    },
  })
const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

describe('a page of the registered application', () => {
  it.each([
    ['a call', `/Platform${profile}`],
    ['the token endpoint', '/Platform/App/OAuth/token/'],
    ['a call in other letters', `/platform${profile.toLowerCase()}`],
  ])('may ask ahead of %s, without key or token', async (_what, path) => {
    const response = await preflight(path, OURS)
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': OURS,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'X-API-Key, Authorization, Content-Type',
      'access-control-allow-methods': expect.stringContaining('POST'),
      vary: 'Origin',
    })
  })

  it('reads answers and refusals alike', async () => {
    const { headers } = await caller.call(`${profile}?components=100`, { headers: { origin: OURS } })
    expect(headers.get('access-control-allow-origin')).toBe(OURS)
    expect(headers.get('vary')).toContain('Origin')
    const refused = await caller.call('/User/GetMembershipsForCurrentUser/', { headers: { origin: OURS } })
    expect([refused.body.ErrorCode, refused.headers.get('access-control-allow-origin')]).toEqual([99, OURS])
  })

  it('signs in', async () => {
    const response = await fetch(`${sandbox.url}/Platform/App/OAuth/token/`, {
      method: 'POST',
      headers: { origin: OURS },
      body: new URLSearchParams({ grant_type: 'authorization_code', code: 'none' }),
    })
    expect([response.status, allowed(response)]).toEqual([400, OURS])
  })

  it('reads definitions, in every encoding, and pictures', async () => {
    interface Manifest {
      jsonWorldComponentContentPaths: Record<string, Record<string, string>>
    }
    const { body } = await caller.call<Manifest>('/Destiny2/Manifest/')
    const path = body.Response.jsonWorldComponentContentPaths.en?.DestinyInventoryItemDefinition
    const table = await fetch(`${sandbox.url}${path}?bust=1`, { headers: { origin: OURS } })
    expect([table.status, allowed(table)]).toEqual([200, OURS])
    expect(table.headers.get('vary')).toBe('accept-encoding, Origin')
    await table.body?.cancel()
    const picture = await fetch(`${sandbox.url}/img/misc/missing_icon_d2.png`, { headers: { origin: OURS } })
    expect([picture.status, allowed(picture)]).toEqual([200, OURS])
  })

  it('may ask ahead while the game is in maintenance, and the fault waits for the call', async () => {
    await caller.setFault({ kind: 'maintenance', count: 1 })
    expect((await preflight(`/Platform${profile}`, OURS)).status).toBe(204)
    const { body } = await caller.call(`${profile}?components=100`, { headers: { origin: OURS } })
    expect(body.ErrorCode).toBe(5)
  })

  it('is sent on when the last slash is missing, as everybody', async () => {
    expect((await preflight(`/Platform${profile.slice(0, -1)}`, OURS)).status).toBe(308)
  })
})

describe('a page from elsewhere', () => {
  it('is told that the answers are not its own', async () => {
    for (const path of [`/Platform${profile}`, '/Platform/App/OAuth/token/', '/img/misc/missing_icon_d2.png'])
      expect(allowed(await preflight(path, FOREIGN))).toBe(sandbox.url)
  })

  it('cannot use the key of another origin', async () => {
    const { status, body, headers } = await caller.call(`${profile}?components=100`, {
      headers: { origin: FOREIGN },
    })
    expect([status, body]).toMatchObject([
      401,
      {
        ErrorCode: 2107,
        ErrorStatus: 'OriginHeaderDoesNotMatchKey',
        MessageData: { Origin: FOREIGN },
      },
    ])
    expect(headers.get('access-control-allow-origin')).not.toBe(FOREIGN)
  })
})

describe('a caller that is no page', () => {
  it('is told nothing of origins', async () => {
    const { headers } = await caller.call(`${profile}?components=100`)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('finds the controls closed to pages of any origin', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/guardians`, { headers: { origin: OURS } })
    expect(allowed(response)).toBeNull()
  })
})
