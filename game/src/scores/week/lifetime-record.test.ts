import { expect, it } from 'vitest'
import { lifetimeRecord } from './lifetime-record.ts'

it('a lifetime record holds what the platform tells, and nothing that it would have to guess', () => {
  const whole = { kills: 3_000, deaths: 2_000, activitiesEntered: 300, activitiesWon: 200 }
  expect(lifetimeRecord(whole)).toEqual({
    kills: 3_000,
    deaths: 2_000,
    kd: 1.5,
    matches: 300,
    wins: 200,
    win_percent: 67,
  })
  expect(lifetimeRecord({ kills: 10 })).toEqual({})
  expect(lifetimeRecord({ activitiesEntered: 0, activitiesWon: 0 })).toEqual({ matches: 0 })
  expect(lifetimeRecord({ activitiesEntered: 4 })).toEqual({ matches: 4 })
})
