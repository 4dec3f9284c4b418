import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'

describe('settings', () => {
  it('have defaults, and an empty variable counts as absent', () => {
    const defaults = readSettings({})
    expect(defaults).toMatchObject({
      options: {
        port: 3001,
        host: '127.0.0.1',
        redirectUrls: ['http://127.0.0.1:3000/auth/callback', 'http://localhost:3000/auth/callback'],
      },
    })
    expect(readSettings({ SANDBOX_PORT: '', HOST: '', PUBLIC_URL: '', SANDBOX_CLOCK: '' })).toEqual(defaults)
  })

  it('send players back to the public address, or to the port the server was given', () => {
    expect(readSettings({ PUBLIC_URL: 'https://vault.example/' })).toMatchObject({
      options: { redirectUrls: ['https://vault.example/auth/callback'] },
    })
    expect(readSettings({ PORT: '4000' })).toMatchObject({
      options: { redirectUrls: expect.arrayContaining(['http://127.0.0.1:4000/auth/callback']) },
    })
  })

  it('send the players of another application back to it', () => {
    const SANDBOX_REDIRECT_URLS = 'https://other.example/return.html, https://other.example/back'
    expect(readSettings({ PUBLIC_URL: 'https://vault.example/', SANDBOX_REDIRECT_URLS })).toMatchObject({
      options: { redirectUrls: ['https://other.example/return.html', 'https://other.example/back'] },
    })
  })

  it.each([
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT'],
    [{ SANDBOX_SEED: '-1' }, 'SANDBOX_SEED'],
    [{ SANDBOX_CLOCK: 'noon' }, 'SANDBOX_CLOCK'],
    [{ PUBLIC_URL: 'nowhere' }, 'PUBLIC_URL'],
    [{ SANDBOX_REDIRECT_URLS: 'https://a.example/,nowhere' }, 'SANDBOX_REDIRECT_URLS'],
  ])('%j is refused by name', (environment, name) => {
    expect(readSettings(environment)).toEqual({ reason: expect.stringMatching(new RegExp(`^${name} is `)) })
  })
})
