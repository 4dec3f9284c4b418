import { describe, expect, it } from 'vitest'
import { DEMO_API_KEY } from '../demo-credentials.ts'
import { startSandbox } from '../start-sandbox.ts'
import { createCaller } from '../test-support/sandbox-caller.ts'
import { startTestSandbox } from '../test-support/test-sandbox.ts'

const { sandbox, caller, profile, codeOf, firstCharacter } = await startTestSandbox()
const ACTIONS = [
  'Items/SetLockState',
  'Items/EquipItem',
  'Items/EquipItems',
  'Items/TransferItem',
  'Items/PullFromPostmaster',
  'Items/SetTrackedState',
  'Items/InsertSocketPlug',
  'Items/InsertSocketPlugFree',
  'Loadouts/EquipLoadout',
  'Loadouts/SnapshotLoadout',
  'Loadouts/UpdateLoadoutIdentifiers',
  'Loadouts/ClearLoadout',
]

describe('what would change an account', () => {
  it.each(ACTIONS)('%s needs a sign-in, and a scope that a reading application lacks', async (action) => {
    const path = `/Destiny2/Actions/${action}/`
    expect(await codeOf(path, { body: {} })).toEqual([401, 99, 'WebAuthRequired'])
    const { access_token: token } = await caller.signIn('veteran')
    expect(await codeOf(path, { body: {}, token })).toEqual([
      403,
      2108,
      'AccessNotPermittedByApplicationScope',
    ])
  })

  it('is refused to an application with the scope, because its player is not in the game', async () => {
    const other = await startSandbox({ port: 0, scopes: 1 | 32 | 64 })
    const { signIn, call } = createCaller(other)
    const { access_token: token } = await signIn('veteran')
    const { body } = await call('/Destiny2/Actions/Items/SetLockState/', { body: {}, token })
    expect(body.ErrorCode).toBe(1635)
    await other.close()
  })
})

describe('vendors', () => {
  it('of a character need a sign-in, the character and a vendor who is there', async () => {
    const path = `${profile}Character/${await firstCharacter()}/Vendors/`
    expect(await codeOf(`${path}?components=400`)).toEqual([401, 99, 'WebAuthRequired'])
    const { access_token: token } = await caller.signIn('veteran')
    expect((await codeOf(`${path}?components=400`, { token }))[1]).toBe(1)
    expect((await codeOf(path, { token }))[1]).toBe(18)
    expect(await codeOf(`${path}1/?components=400`, { token })).toEqual([500, 1627, 'DestinyVendorNotFound'])
    // It is Wednesday: the trader of the weekend is away.
    expect((await codeOf(`${path}2190858386/?components=400`, { token }))[1]).toBe(1627)
    const nobody = `${profile}Character/1/Vendors/`
    expect((await codeOf(`${nobody}?components=400`, { token }))[1]).toBe(1620)
    expect((await codeOf(`${nobody}672118013/?components=400`, { token }))[1]).toBe(1620)
  })

  it('of somebody else show nothing', async () => {
    const path = `${profile}Character/${await firstCharacter()}/Vendors/?components=400,402`
    const { access_token: token } = await caller.signIn('newcomer')
    const { body } = await caller.call<{ sales: object }>(path, { token })
    expect(body.Response.sales).toEqual({ privacy: 2 })
  })
})

describe('the first game', () => {
  const call = (path: string, headers: Record<string, string> = { 'x-api-key': DEMO_API_KEY }) =>
    fetch(`${sandbox.url}${path}`, { headers })

  it.each(['/D1/Platform/Destiny/2/Account/4611686018433092312/Items/', '/d1/platform/anything'])(
    'has no account: %s',
    async (path) => {
      const answer = await call(path)
      expect([answer.status, await answer.json()]).toMatchObject([
        500,
        { ErrorCode: 1601, ErrorStatus: 'DestinyAccountNotFound', MessageData: {} },
      ])
      expect((await (await call(path, {})).json()) as object).toMatchObject({ ErrorCode: 2102 })
    },
  )

  it('may be asked about from a page of the application', async () => {
    const preflight = await fetch(`${sandbox.url}/D1/Platform/Destiny/2/Account/1/Items/`, {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:3000', 'access-control-request-method': 'GET' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'http://127.0.0.1:3000',
    ])
  })
})
