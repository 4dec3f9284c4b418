import { describe, expect, it } from 'vitest'
import { type ActivityFacts, activityByFocus } from '../builds/activities.ts'
import { teamVerdict } from './team-verdict.ts'

const facts = (focus: string): ActivityFacts => {
  const found = activityByFocus(focus)
  if (!found) throw new Error(`there is no ${focus}`)
  return found
}
const GRANDMASTER = facts('grandmaster_nightfall')
const strong = { power: 2_000, absent: false }
const need = (
  state: 'covered' | 'one' | 'missing' | 'unknown',
  expected: 'likely' | 'possible' = 'likely',
) => ({
  need: 'overload' as const,
  expected,
  state,
})

describe('whether a team can go', () => {
  it.each(['covered', 'one'] as const)('it can where the power is there and a sure need is %s', (state) => {
    expect(teamVerdict([strong, strong], [need(state)], GRANDMASTER)?.state).toBe('ready')
  })

  it('it cannot with one under the power, which names them, what they have and what is asked', () => {
    const verdict = teamVerdict([strong, { power: 1_421, absent: false }], [need('covered')], GRANDMASTER)
    expect(verdict?.state).toBe('not-ready')
    expect(verdict?.under).toEqual([{ at: 1, power: 1_421, asked: expect.any(Number) }])
    expect(verdict?.under[0]?.asked).toBeGreaterThan(1_421)
  })

  it('it cannot with a sure need that nobody meets', () => {
    expect(teamVerdict([strong], [need('missing')], GRANDMASTER)).toMatchObject({
      state: 'not-ready',
      missing: ['overload'],
    })
  })

  it('a need that only may come is named, and stops nobody', () => {
    expect(teamVerdict([strong], [need('missing', 'possible')], GRANDMASTER)).toMatchObject({
      state: 'ready',
      missing: [],
      possible: ['overload'],
    })
  })

  it('it is open where what is not known decides: a private member’s gear, or their power', () => {
    expect(teamVerdict([strong, strong], [need('unknown')], GRANDMASTER)).toMatchObject({
      state: 'open',
      unknown: ['overload'],
    })
    expect(teamVerdict([strong, { absent: false }], [need('covered')], GRANDMASTER)).toMatchObject({
      state: 'open',
      powerless: [1],
    })
    expect(teamVerdict([{ absent: false }], [need('missing')], GRANDMASTER)?.state).toBe('not-ready')
  })

  it('who was not found counts nowhere; more than may enter cannot go', () => {
    const nobody = { absent: true }
    expect(teamVerdict([nobody], [], GRANDMASTER)).toBeUndefined()
    expect(teamVerdict([strong, nobody], [], GRANDMASTER)?.state).toBe('ready')
    expect(teamVerdict([strong, strong, strong, nobody], [], GRANDMASTER)?.over).toBe(0)
    expect(teamVerdict([strong, strong, strong, strong], [], GRANDMASTER)).toMatchObject({
      state: 'not-ready',
      over: 1,
    })
  })
})
