import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isTriumphClaimable,
  isTriumphComplete,
  isTriumphHidden,
  isTriumphSecret,
  specifiedState,
} from './triumph-state.ts'

const open = { hash: 1, progress: 1, completionValue: 5, complete: false }
const done = { ...open, progress: 5, complete: true }
const triumph = (platformState: number, ...objectives: (typeof open)[]) => ({
  hash: 9,
  platformState,
  objectives,
})

describe('the state of a triumph', () => {
  it.each([
    ['claimed', triumph(1 | 4, open), true],
    ['done but not claimed', triumph(0, done), true],
    ['done with its reward gone', triumph(2, done), true],
    ['not done', triumph(4, open), false],
    ['flagged as not done although all objectives are', triumph(4, done, done), true],
    ['flagged as not done with one objective left', triumph(4, done, open), false],
    ['flagged as not done without objectives', triumph(4), false],
    ['obscured and not done', triumph(8 | 4, open), false],
  ])('F-200 %s', (_, progress, complete) => {
    expect(isTriumphComplete(progress)).toBe(complete)
    expect((specifiedState(progress) & 1) === 0).toBe(complete)
  })

  it('F-200 agrees with the platform’s flags in all 128 combinations, whatever the objectives say', () => {
    // The platform's own names of the bits, lowest first; the oracle reads names, not masks.
    const NAMES = [
      'redeemed',
      'rewardUnavailable',
      'notCompleted',
      'obscured',
      'invisible',
      'unowned',
      'title',
    ]
    const objectives = fc.array(fc.constantFrom(open, done), { maxLength: 4 })
    for (let state = 0; state < 128; state++) {
      const flags = new Set(NAMES.filter((_, bit) => Math.floor(state / 2 ** bit) % 2 === 1))
      fc.assert(
        fc.property(objectives, (goals) => {
          const given = triumph(state, ...goals)
          const allDone = goals.length > 0 && !goals.includes(open)
          const complete = flags.has('redeemed') || !flags.has('notCompleted') || allDone
          expect(specifiedState(given)).toBe(complete ? 0 : 3)
          expect(isTriumphHidden(given)).toBe(flags.has('invisible'))
          expect(isTriumphSecret(given)).toBe(flags.has('obscured') && !complete)
          const claimable = complete && !flags.has('redeemed') && !flags.has('rewardUnavailable')
          expect(isTriumphClaimable(given)).toBe(claimable)
        }),
        { numRuns: 20 },
      )
    }
  })
})
