import { expect, test } from 'vitest'
import { authorizeUrl } from './authorize-url.ts'

const app = { platformUrl: 'https://www.bungie.net', language: 'en', clientId: '48151' }

test('the player is sent to the platform with our id and the state, and no scope', () => {
  const url = new URL(authorizeUrl(app, 'state & more'))
  expect(url.origin + url.pathname).toBe('https://www.bungie.net/en/OAuth/Authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: '48151',
    response_type: 'code',
    state: 'state & more',
  })
})

test('a return address is named where one is set', () => {
  const url = new URL(authorizeUrl({ ...app, redirectUrl: 'https://vault.test/auth/callback' }, 's'))
  expect(url.searchParams.get('redirect_uri')).toBe('https://vault.test/auth/callback')
})
