// @vitest-environment node
import type { SystemStatus } from '@ai-vault/contract/service/status.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { incidentOf, readSignal } from './system-signal.ts'

const status = (overall_status: string, api: string, incident_id?: string): SystemStatus => ({
  overall_status,
  game_api: { status: api, message: '' },
  build: '3.0.0',
  checked_at: '2026-06-09T17:00:00Z',
  ...(incident_id && { incident_id }),
})
const banner = (overall: string, api: string) => readSignal(status(overall, api)).banner

describe('what the shell says about the system', () => {
  it('F-044 F-047 healthy: operational and no banner', () => {
    expect(readSignal(status('healthy', 'ok'))).toEqual({ dot: 'operational', banner: null })
  })

  it('F-047 any other overall status shows a banner', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text !== 'healthy'),
        fc.constantFrom('ok', 'degraded', 'error', 'timeout', 'whatever'),
        (overall, api) => banner(overall, api) !== null,
      ),
    )
  })

  it.each([
    ['degraded', 'degraded'],
    ['error', 'servers'],
    ['timeout', 'slow'],
  ])('F-048 a game API that is %s shows the %s banner although the whole is healthy', (api, kind) => {
    expect(banner('healthy', api)).toBe(kind)
  })

  it('F-053 the provider’s issues', () => expect(banner('bungie_issues', 'ok')).toBe('servers'))
  it('F-054 a time-out is slow, whatever else is wrong', () =>
    expect(banner('bungie_issues', 'timeout')).toBe('slow'))
  it('F-055 degraded', () => expect(banner('degraded', 'ok')).toBe('degraded'))
  it('F-056 a configuration error wins', () =>
    expect(banner('configuration_error', 'timeout')).toBe('configuration'))
  it('F-057 a word nobody knows', () => expect(banner('stargazing', 'ok')).toBe('unknown'))

  it('F-044 the dot follows: operational, degraded, down, other', () => {
    expect(readSignal(status('healthy', 'timeout')).dot).toBe('degraded')
    expect(readSignal(status('bungie_issues', 'error')).dot).toBe('down')
    expect(readSignal(status('stargazing', 'ok')).dot).toBe('other')
  })

  it('F-051 a check that failed shows no banner and turns the dot to other', () => {
    expect(readSignal(undefined)).toEqual({ dot: 'other', banner: null })
  })

  it('F-049 a dismissal counts for one incident: the next one has another name', () => {
    expect(incidentOf(status('bungie_issues', 'error', 'A'))).not.toBe(
      incidentOf(status('bungie_issues', 'error', 'B')),
    )
    expect(incidentOf(status('bungie_issues', 'error'))).not.toBe(incidentOf(status('degraded', 'ok')))
  })
})
