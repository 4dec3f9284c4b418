// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALLBACK_ENDINGS, MISSING_PARAMETERS, readCallback } from './callback.ts'

const read = (query: string) => readCallback(new URLSearchParams(query))
const TOKEN = 'a'.repeat(40)

describe('what the callback address brings', () => {
  it('F-018 reads all six parameters', () => {
    expect(
      read(
        `access_token=${TOKEN}&refresh_token=r&membership_id=46&membership_type=3&display_name=Vesper%234102&expires_at=1900000000`,
      ),
    ).toEqual({
      kind: 'tokens',
      session: {
        accessToken: TOKEN,
        refreshToken: 'r',
        membershipId: '46',
        membershipType: '3',
        displayName: 'Vesper#4102',
        expiresAt: 1_900_000_000,
      },
    })
  })

  it('F-025 only the access token and the membership id are needed; the name becomes Guardian', () => {
    expect(read(`access_token=${TOKEN}&membership_id=46`)).toEqual({
      kind: 'tokens',
      session: {
        accessToken: TOKEN,
        refreshToken: null,
        membershipId: '46',
        membershipType: null,
        displayName: 'Guardian',
        expiresAt: null,
      },
    })
  })

  it('F-025 an expiry that is not a number is none', () => {
    expect(read(`access_token=${TOKEN}&membership_id=46&expires_at=soon`)).toMatchObject({
      session: { expiresAt: null },
    })
  })

  it.each([
    [`access_token=${TOKEN}`],
    [`access_token=${TOKEN}&membership_id=`],
    ['access_token=&membership_id=46'],
    ['code='],
    ['code=abc'],
    ['code=abc&state='],
  ])('F-023 %s misses a required parameter', (query) => {
    expect(read(query)).toEqual({ kind: 'refused', reason: MISSING_PARAMETERS })
  })

  it('F-023 says it in the specified words', () => {
    expect(MISSING_PARAMETERS).toBe('Missing required authentication parameters')
  })

  it('F-019 takes a code with its state', () => {
    expect(read('code=abc&state=xyz')).toEqual({ kind: 'code', code: 'abc', state: 'xyz' })
  })

  it('F-018 a token wins over a code', () => {
    expect(read(`access_token=${TOKEN}&membership_id=46&code=abc&state=xyz`).kind).toBe('tokens')
  })

  it.each(['', 'state=xyz', 'membership_id=46', 'foo=bar'])(
    'F-022 "%s" is neither a token nor a code',
    (query) => {
      expect(read(query)).toEqual({ kind: 'nothing' })
    },
  )

  it('a player who cancelled on the platform’s page has not failed', () => {
    expect(read('error=access_denied&state=xyz')).toEqual({ kind: 'cancelled' })
  })

  it.each(['error=server_error&state=xyz', 'error='])(
    'an error of the platform’s page (%s) is a failure',
    (query) => {
      expect(read(query)).toEqual({
        kind: 'refused',
        reason: 'The platform’s sign-in page reported an error.',
      })
    },
  )

  it('F-021 F-022 its end is read for as long as specified, and a cancelled one until the player chooses', () => {
    const delays = Object.entries(CALLBACK_ENDINGS).map(([ending, { delayMs }]) => [ending, delayMs])
    expect(Object.fromEntries(delays)).toEqual({
      success: 1_500,
      nothing: 500,
      failed: 3_000,
      cancelled: undefined,
    })
  })

  it('never throws, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
        expect(['tokens', 'code', 'nothing', 'cancelled', 'refused']).toContain(
          readCallback(new URLSearchParams(query)).kind,
        )
      }),
    )
  })
})
