// @vitest-environment node
import type { SystemStatus } from '@ai-vault/contract/service/status.ts'
import { describe, expect, it } from 'vitest'
import { BANNERS } from './system-banners.ts'

const status: SystemStatus = {
  overall_status: 'stargazing',
  game_api: { status: 'timeout', message: 'Systems are down', latency_ms: 4_210 },
  build: '3.0.0',
  incident_id: '7F3A-91',
  checked_at: '2026-06-09T17:00:00Z',
}

describe('the five banners', () => {
  it('F-053 server issues: the platform’s own words, what still works, and a way to its support', () => {
    expect(BANNERS.servers.title).toBe('Bungie.net servers have issues.')
    expect(BANNERS.servers.text(status)).toContain('Systems are down.')
    expect(BANNERS.servers.action).toBe('help')
  })

  it('F-053 say when what is shown was read, and never that something stays open where nothing was read', () => {
    const read = Date.parse('2026-06-09T16:40:00Z')
    for (const kind of ['servers', 'degraded', 'unknown'] as const) {
      expect(BANNERS[kind].text(status, read)).toMatch(/What was read on Jun \d+, \d\d:\d\d stays open\./)
      expect(BANNERS[kind].text(status, 0)).toContain('Nothing of yours was read yet.')
      expect(BANNERS[kind].text(status, 0)).not.toMatch(/stays open|show later/)
      expect(BANNERS[kind].text(status, undefined)).not.toMatch(/stays open|show later|read yet/)
    }
  })

  it('F-054 slow, in the specified words', () => {
    expect(BANNERS.slow.title).toBe('API is responding slowly. Please be patient.')
    expect(BANNERS.slow.text(status)).toMatch(/try refreshing in a few minutes/i)
    expect(BANNERS.slow.text(status)).toContain('4.2 s')
  })

  it('F-055 degraded names what the platform says', () => {
    expect(BANNERS.degraded.title).toMatch(/degraded/)
    expect(BANNERS.degraded.text(status)).toContain('Systems are down.')
  })

  it('F-056 configuration, in the specified words and with the incident', () => {
    expect(BANNERS.configuration.title).toBe('API configuration issue detected. Please contact support')
    expect(BANNERS.configuration.text(status)).toContain('7F3A-91')
    expect(BANNERS.configuration.action).toBe('copy')
  })

  it('F-057 unknown repeats the unknown word and offers diagnostics', () => {
    expect(BANNERS.unknown.text(status)).toContain('stargazing')
    expect(BANNERS.unknown.action).toBe('copy')
  })

  it('cope with a platform that says nothing', () => {
    const silent = { ...status, game_api: { status: 'error', message: '' } }
    for (const { text } of Object.values(BANNERS)) expect(text(silent)).not.toMatch(/undefined|^\s|\s\s/)
  })
})
