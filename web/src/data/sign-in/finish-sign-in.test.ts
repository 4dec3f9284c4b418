import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowFailureLog } from '../../test-support/allow-failure-log.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { sessionOf } from '../../test-support/sessions.ts'
import { readLog } from '../log.ts'
import { sessionStore } from '../session/session-store.ts'
import { finishSignIn } from './finish-sign-in.ts'

const ANSWER = {
  access_token: 'access-'.padEnd(40, 'b'),
  refresh_token: 'refresh-'.padEnd(40, 'c'),
  expires_at: 1_900_000_000,
  membership_id: '46',
  membership_type: '3',
  display_name: 'Vesper#4102',
}

allowFailureLog()
beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  sessionStore.end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('finishing a sign-in', () => {
  it('F-018 stores token parameters as given and signs in', async () => {
    const { ending } = await finishSignIn({ kind: 'tokens', session: sessionOf() })
    expect(ending).toBe('success')
    expect(sessionStore.read()).toMatchObject({ status: 'connected', session: sessionOf() })
  })

  it('F-019 exchanges a code with its state at the server and stores the answer', async () => {
    const requests = fakeFetch(() => ({ body: ANSWER }))
    const { ending } = await finishSignIn({ kind: 'code', code: 'abc', state: 'xyz' })
    expect(ending).toBe('success')
    expect(requests[0]?.url).toContain('/api/bungie/callback')
    expect(await requests[0]?.json()).toEqual({ code: 'abc', state: 'xyz' })
    expect(localStorage.getItem('membership_id')).toBe('46')
  })

  it('F-024 a refused code fails with the server’s reason and stores nothing', async () => {
    fakeFetch(() => ({ status: 400, body: { code: 'state-mismatch', detail: 'Not from this browser.' } }))
    expect(await finishSignIn({ kind: 'code', code: 'abc', state: 'xyz' })).toEqual({
      ending: 'failed',
      reason: 'Not from this browser.',
    })
    expect(localStorage.length).toBe(0)
  })

  it('F-024 an answer without an access token fails', async () => {
    fakeFetch(() => ({ body: { ...ANSWER, access_token: undefined } }))
    const { ending } = await finishSignIn({ kind: 'code', code: 'abc', state: 'xyz' })
    expect(ending).toBe('failed')
  })

  it('F-022 nothing brought means nothing stored', async () => {
    expect(await finishSignIn({ kind: 'nothing' })).toEqual({ ending: 'nothing' })
    expect(localStorage.length).toBe(0)
  })

  it('F-023 logs a code and never a value', async () => {
    await finishSignIn({ kind: 'refused', reason: 'Missing required authentication parameters' })
    expect(readLog().at(-1)).toMatchObject({ code: 'sign-in-failed', note: 'callback-refused' })
  })

  it('stores the built-in analyst where no AI key stands, and leaves a player’s own key', async () => {
    await finishSignIn({ kind: 'tokens', session: sessionOf() })
    expect(localStorage.getItem('destiny_ai_api_key')).toBe('built-in-analyst')
    localStorage.setItem('destiny_ai_api_key', 'sk-mine-1234567890')
    await finishSignIn({ kind: 'tokens', session: sessionOf() })
    expect(localStorage.getItem('destiny_ai_api_key')).toBe('sk-mine-1234567890')
  })
})
