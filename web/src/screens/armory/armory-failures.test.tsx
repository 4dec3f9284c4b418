import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../data/session/session-store.ts'
import { readSession, writeSession } from '../../data/stored/storage.ts'
import { allowFailureLog } from '../../test-support/allow-failure-log.ts'
import { FakeEventSource } from '../../test-support/fakes/fake-event-source.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'

const HOUR_AHEAD = Math.floor(Date.now() / 1000) + 3600
const RENEWED = {
  access_token: 'renewed-'.padEnd(40, 'a'),
  refresh_token: 'renewed-'.padEnd(40, 'r'),
  expires_at: HOUR_AHEAD,
}

function inventoryAnswers(answer: FakeAnswer) {
  return fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/inventory/')) return answer
    if (pathname === '/api/bungie/refresh') return { body: RENEWED }
    return { status: 404, body: { code: 'not-found', detail: 'x' } }
  })
}
const refusal = (status: number, code: string, detail: unknown, more = {}): FakeAnswer => ({
  status,
  body: { code, detail, ...more },
})

allowFailureLog()
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('EventSource', FakeEventSource)
  writeSession(sessionOf({ expiresAt: HOUR_AHEAD }))
  sessionStore.check()
})
afterEach(() => {
  cleanup()
  sessionStore.end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('an inventory that cannot be read', () => {
  it.each([
    [
      'F-141',
      refusal(401, 'platform-unauthorized', 'Authentication token expired. Please sign in again.'),
      'Your authentication token has expired. Please click Connect to sign in again.',
    ],
    [
      'F-146',
      refusal(401, 'reconnect-needed', 'Authentication required: the connection was lost.'),
      'Authentication expired. Please log in again.',
    ],
    [
      'F-142',
      refusal(403, 'platform-private', 'Privacy restriction: this Destiny profile is set to private.'),
      /^Your Destiny profile is set to private/,
    ],
    ['F-147', refusal(403, 'not-owner', 'Not yours.'), 'Access denied. Please check your privacy settings.'],
    [
      'F-140',
      refusal(502, 'platform-unavailable', 'Bungie platform server error: the service is unavailable.'),
      /experiencing internal issues\. Please try again in 5-10 minutes\./,
    ],
    [
      'F-145',
      refusal(503, 'platform-throttled', 'The Destiny 2 API is temporarily unavailable.', {
        retry_after: 30,
      }),
      /temporarily unavailable\. Please try again in a few minutes\./,
    ],
    ['F-148', refusal(504, 'platform-timeout', 'It did not answer in time.'), /Please try again later\./],
    [
      'F-149',
      refusal(404, 'platform-no-account', 'No Destiny 2 account was found.'),
      'Failed to load inventory: No Destiny 2 account was found.',
    ],
    [
      'F-149',
      { status: 404, body: { detail: 'The gateway knows no such place.' } },
      'Failed to load inventory: The gateway knows no such place.',
    ],
    [
      'F-141',
      { status: 401, body: { detail: 'The token has expired.' } },
      'Your authentication token has expired. Please click Connect to sign in again.',
    ],
  ])('%s says what it is, and offers the way back to sign-in (F-150)', async (_, answer, words) => {
    inventoryAnswers(answer)
    await renderAt('/armory?q=is%3Aarc')
    expect(await screen.findByText(words)).toBeTruthy()
    const back = screen.getByRole('link', { name: 'Return to Login' })
    expect(back.getAttribute('href')).toBe('/login?return=%2Farmory%3Fq%3Dis%253Aarc')
    expect(readSession().accessToken).not.toBeNull()
  })

  it('F-145 counts down to the next try', async () => {
    inventoryAnswers(refusal(503, 'platform-throttled', 'unavailable', { retry_after: 30 }))
    await renderAt('/armory')
    expect(await screen.findByText(/Checks by itself in \d+ s/)).toBeTruthy()
  })

  it('F-139 is asked for exactly once more after a gateway failed', async () => {
    const requests = inventoryAnswers(refusal(502, 'platform-unavailable', 'Bungie platform server error'))
    await renderAt('/armory')
    await screen.findByText(/internal issues/)
    expect(requests.filter(({ url }) => url.includes('/api/inventory/'))).toHaveLength(2)
  })

  it('F-143, F-144 a refusal without a detail of the platform clears the tokens and shows the connect card', async () => {
    inventoryAnswers({ status: 401, body: 'nope' })
    await renderAt('/armory')
    const words =
      'Authentication required. Please log in to see your vault. Access is read-only: nothing is moved, changed or deleted.'
    expect(await screen.findByText(words)).toBeTruthy()
    expect(readSession().accessToken).toBeNull()
  })
})
