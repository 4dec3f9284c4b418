import { describe, expect, it } from 'vitest'
import { BUNGIE_URL, loadSettings, SettingsError } from './settings.ts'

const credentials = { BUNGIE_API_KEY: 'key', BUNGIE_CLIENT_ID: '1', BUNGIE_CLIENT_SECRET: 'secret' }

describe('settings', () => {
  it('have a default for everything but the platform credentials', () => {
    const settings = loadSettings(credentials)
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000, logLevel: 'info' })
    expect(settings.platform.url).toBe(BUNGIE_URL)
    expect(settings.databaseUrl).toBeUndefined()
    expect(settings.dataDir.endsWith('/data')).toBe(true)
  })

  it('take the sandbox address from PLATFORM_URL and drop a trailing slash', () => {
    const settings = loadSettings({ ...credentials, PLATFORM_URL: 'http://127.0.0.1:3001/' })
    expect(settings.platform.url).toBe('http://127.0.0.1:3001')
  })

  it('tell figures on loopback at the usual port, elsewhere where told, and nowhere when off', () => {
    const metricsOf = (changes: Record<string, string>) =>
      loadSettings({ ...credentials, ...changes }).metrics
    expect(metricsOf({})).toEqual({ host: '127.0.0.1', port: 9464, required: false })
    expect(metricsOf({ PORT: '0' })).toMatchObject({ port: 0 })
    const chosen = { METRICS_HOST: '0.0.0.0', METRICS_PORT: '9100' }
    expect(metricsOf(chosen)).toEqual({ host: '0.0.0.0', port: 9100, required: true })
    expect(metricsOf({ METRICS_PORT: 'off' })).toBeUndefined()
  })

  it('split lists on commas and blanks, and treat an empty variable as absent', () => {
    const settings = loadSettings({ ...credentials, ADMINS: '1, 2  3', MODERATORS: '', PORT: ' ' })
    expect(settings.admins).toEqual(['1', '2', '3'])
    expect(settings.moderators).toEqual([])
    expect(settings.port).toBe(3000)
  })

  it.each([
    [{ PORT: 'eighty' }, /^Setting PORT: must be a number$/],
    [{ PORT: '70000' }, /^Setting PORT: /],
    [{ METRICS_PORT: 'none' }, /^Setting METRICS_PORT: must be a port, or off$/],
    [{ PLATFORM_RATE: '0' }, /^Setting PLATFORM_RATE: must be from 1 to 10000$/],
    [{ PUBLIC_URL: 'ftp://x' }, /^Setting PUBLIC_URL: must be an http or https address$/],
    [{ RATE_LIMIT: '-1' }, /^Setting RATE_LIMIT: must be 0 or more$/],
    [{ RATE_LIMIT: '1.5' }, /^Setting RATE_LIMIT: must be a whole number$/],
    [{ TRUST_PROXY: 'maybe' }, /^Setting TRUST_PROXY: must be true, false, a number of proxies, or their/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^Setting TRUST_PROXY: /],
    [{ WISH_LISTS: 'mine.txt https://[' }, /^Setting WISH_LISTS: must hold files and http or https/],
    [{ DATABASE_URL: 'postgres://u:hidden@[x/y' }, /^Setting DATABASE_URL: must be a postgres:\/\/ address$/],
    [{ DATABASE_URL: 'postgres://u:hidden@h:99999/y' }, /^Setting DATABASE_URL: must be a postgres/],
    [{ DATABASE_URL: 'mysql://x' }, /^Setting DATABASE_URL: must be a postgres:\/\/ address$/],
    [{ ADMINS: '46116860 Zavala' }, /^Setting ADMINS: must hold membership ids, which are numbers$/],
    [{ SECRET_KEY: 'short' }, /^Setting SECRET_KEY: must be at least 32 characters$/],
    [{ LOG_LEVEL: 'loud' }, /^Setting LOG_LEVEL: /],
    [{ DEMO_GUARDIAN: '"><script>' }, /^Setting DEMO_GUARDIAN: /],
    [{ BUNGIE_CLIENT_SECRET: '' }, /^Setting BUNGIE_CLIENT_SECRET: missing; .*npm start/],
  ])('refuse %o with one line', (change, expected) => {
    let message = ''
    try {
      loadSettings({ ...credentials, ...change })
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError)
      message = (error as Error).message
    }
    expect(message).toMatch(expected)
    expect(message).not.toContain('\n')
    expect(message).not.toContain('hidden')
  })

  it.each([
    ['false', false],
    ['0', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
  ])('read TRUST_PROXY=%s as %o', (text, expected) => {
    expect(loadSettings({ ...credentials, TRUST_PROXY: text }).trustProxy).toEqual(expected)
  })

  it('take files and addresses of wish lists as they are', () => {
    const settings = loadSettings({ ...credentials, WISH_LISTS: 'mine.txt https://lists.test/a.txt' })
    expect(settings.wishLists).toEqual(['mine.txt', 'https://lists.test/a.txt'])
  })

  it('never repeat a secret in the message', () => {
    expect(() => loadSettings({ ...credentials, SECRET_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
  })
})
