import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { createCaller, type SandboxCaller } from '../test-support/sandbox-caller.ts'

let sandbox: Sandbox
let caller: SandboxCaller

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  caller = createCaller(sandbox)
})
afterAll(() => sandbox.close())

describe('authorize', () => {
  const authorize = (query: Record<string, string>) =>
    fetch(caller.authorizeUrl(query), { redirect: 'manual' })

  it('lists every demo guardian on a page without script', async () => {
    const response = await authorize({})
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).not.toContain('<script')
    for (const { id } of await caller.guardians()) expect(html).toContain(`value="${id}"`)
  })

  it('shows hostile names as text', async () => {
    const html = await (await authorize({ state: '"><script>alert(1)</script>' })).text()
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)')
    expect(html.match(/<[a-z]+/g)).not.toContain('<script')
  })

  it('returns to the registered address with a code and the state', async () => {
    const response = await authorize({ as: 'veteran', state: 'a b&c' })
    const location = new URL(response.headers.get('location') ?? '')
    expect(response.status).toBe(302)
    expect(`${location.origin}${location.pathname}`).toBe('http://127.0.0.1:3000/auth/callback')
    expect(location.searchParams.get('state')).toBe('a b&c')
    expect(location.searchParams.get('code')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('returns access_denied when the player cancels', async () => {
    const response = await authorize({ deny: '1' })
    const { searchParams } = new URL(response.headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({ error: 'access_denied', state: 'some-state' })
  })

  it.each([
    ['another application', { client_id: '999' }, 'No application'],
    ['another response type', { response_type: 'token' }, 'response_type'],
    ['an address that is not registered', { redirect_uri: 'https://elsewhere.example/' }, 'redirect_uri'],
    ['an address in other letters', { redirect_uri: 'http://127.0.0.1:3000/auth/Callback' }, 'redirect_uri'],
    ['a guardian nobody knows', { as: 'stranger' }, 'no demo guardian'],
  ])('refuses %s without sending the player anywhere', async (_name, query, reason) => {
    const response = await authorize({ as: 'veteran', ...query })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).toContain(reason)
  })

  it('accepts a registered redirect address that is named', async () => {
    const redirect_uri = 'http://localhost:3000/auth/callback'
    const response = await authorize({ as: 'veteran', redirect_uri })
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/auth\/callback\?code=/)
  })
})
