import { describe, expect, it } from 'vitest'
import { ApiError } from '../../data/api/api-error.ts'
import { endsSession, explainFailure, explainStale } from './inventory-trouble.ts'

const failure = (status: number, code = 'x', detail: ApiError['detail'] = 'Because.') =>
  new ApiError({ status, code, detail })
const INTERNAL = /experiencing internal issues\. Please try again in 5-10 minutes\.$/
const AWAY = /are temporarily unavailable\. Please try again in a few minutes\.$/

describe('why the vault cannot be read', () => {
  it.each([
    [401, 'expired', /^Your authentication token has expired/],
    [403, 'denied', /private/],
    [500, 'outage', /^The server could not answer/],
    [502, 'outage', INTERNAL],
    [503, 'outage', AWAY],
    [504, 'outage', /^The server could not answer/],
    [499, 'other', /^Failed to load inventory: Because\.$/],
    [0, 'other', /^Failed to load inventory: Because\.$/],
  ])('F-140 F-143 is told of an answer of %i as %s', (status, kind, text) => {
    expect(explainFailure(failure(status))).toMatchObject({ kind, text: expect.stringMatching(text) })
  })

  it('F-143 names whose guardian it is not, in the words of the server', () => {
    expect(explainFailure(failure(403, 'not-owner', 'Not yours.')).text).toBe('Not yours.')
    expect(explainFailure(failure(403, 'other', 'Not yours.')).text).not.toBe('Not yours.')
    expect(explainFailure(new TypeError('a bug')).text).toBe('Failed to load inventory: a bug')
  })

  it('F-142 says what the server says of an outage first, and what can be done meanwhile', () => {
    const detail = {
      ...{ error: 'maintenance', technical_details: '', user_message: 'Maintenance until noon.' },
      suggested_actions: ['Have a coffee.'],
    }
    const { text, steps } = explainFailure(failure(503, 'maintenance', detail))
    expect(text).toMatch(/^Maintenance until noon\. The Destiny 2 servers are temporarily unavailable/)
    expect(steps).toEqual(['Have a coffee.', expect.stringMatching(/^If it lasts longer/)])
    expect(explainFailure(failure(502)).steps).toEqual([expect.stringMatching(/^If it lasts longer/)])
  })

  it('says of an older copy what keeps a newer one away', () => {
    const texts = ['maintenance', 'throttled', 'timeout', undefined].map(
      (reason) => explainStale(reason).text,
    )
    for (const [at, text] of texts.entries()) expect(text).toMatch(at < 2 ? AWAY : INTERNAL)
  })

  it('F-143 takes a refusal that no words of ours come with for the end of the sign-in', () => {
    const ends = [failure(401, 'http-401'), failure(401, 'session-ended'), failure(403, 'http-403'), null]
    expect([...ends, new TypeError('http-401')].map(endsSession)).toEqual([true, false, false, false, false])
  })
})
