import { briefingSchema } from '@ai-vault/contract/dashboard/briefing.ts'
import { systemStatusSchema } from '@ai-vault/contract/service/status.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { briefing, systemStatus } from './first-answers.ts'

const STATUS = {
  overall_status: 'healthy',
  game_api: { status: 'healthy', message: 'fine', latency_ms: 12 },
  manifest_version: '1',
  build: '3.0.0',
  incident_id: 'a',
  checked_at: '2026-01-01T00:00:00Z',
}
const BRIEFING = {
  active_guardians: 1,
  guardians_known: 2,
  data_points: 3,
  items_indexed: 4,
  definitions_indexed: 5,
  uptime_percent: 99.5,
  watched_minutes: 6,
}

/** Anything that JSON can say, and numbers at the edges of what a field allows. */
const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 0, 0.5, 100, 100.1, 2 ** 53, 1e300, undefined))

/** A good answer with some of its fields, or of those inside, left out or replaced. */
const answersLike = (good: object): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: anything },
    {
      weight: 8,
      arbitrary: fc
        .record(
          Object.fromEntries(
            Object.entries(good).map(([name, value]) => [
              name,
              fc.oneof(
                { weight: 6, arbitrary: fc.constant(value) },
                {
                  weight: 1,
                  arbitrary: typeof value === 'object' ? fc.oneof(answersLike(value), anything) : anything,
                },
              ),
            ]),
          ),
          { requiredKeys: [] },
        )
        .chain((part) => fc.boolean().map((whole) => (whole ? { ...good, ...part } : part))),
    },
  )

it('a share of the time that the server was up is a percentage', () => {
  const fits = (uptime_percent: number) => briefing.safeParse({ ...BRIEFING, uptime_percent }).success
  expect([0, 100, -0.1, 100.1].map(fits)).toEqual([true, true, false, false])
})

describe.each([
  ['the system’s status', STATUS, systemStatus, systemStatusSchema],
  ['the briefing', BRIEFING, briefing, briefingSchema],
] as const)('%s', (_name, good, plain, contract) => {
  it('is read as it came', () => expect(plain.safeParse(good)).toEqual({ success: true, data: good }))

  it('is refused where any field has another form', () => {
    for (const field of Object.keys(good)) {
      expect([field, plain.safeParse({ ...good, [field]: [] }).success]).toEqual([field, false])
    }
  })

  it('fits exactly where the contract’s schema says so', () => {
    const seen = { fits: 0, misfits: 0 }
    fc.assert(
      fc.property(answersLike(good), (body) => {
        const { success } = contract.safeParse(body)
        seen[success ? 'fits' : 'misfits']++
        expect(plain.safeParse(body).success).toBe(success)
      }),
    )
    expect(Math.min(seen.fits, seen.misfits)).toBeGreaterThan(5)
  })
})
