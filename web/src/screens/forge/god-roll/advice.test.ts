import { describe, expect, it } from 'vitest'
import { makeForgeAnswer } from '../../../test-support/answers/forge-answer.ts'
import { adviceOf, shownGap } from './advice.ts'

const { personal } = makeForgeAnswer()
const lacking = (place: 'trait' | 'magazine') => ({
  ...personal,
  god_roll: personal.god_roll && {
    ...personal.god_roll,
    parts: [{ place, name: 'Kill Clip', has: false }],
  },
})

describe('F-282 the advice on a god roll', () => {
  it('tells the drops to both traits, from the best tier to the least', () => {
    expect(adviceOf(lacking('trait'))).toBe(
      'A better one is 1.2 ahead; an even chance takes 6 to 56 drops, by their tier.',
    )
    expect(adviceOf({ ...lacking('trait'), copies: [] })).toContain('takes 6 to 56 drops')
  })

  it('names the gap between the scores as they are shown', () => {
    const scored = {
      ...lacking('trait'),
      copies: [{ item_instance_id: '1', score: 6.36 }],
      gap: 3.08,
    }
    const shown = { ...scored, god_roll: scored.god_roll && { ...scored.god_roll, score: 9.44 } }
    expect(shownGap(shown)).toBe('3.0')
    expect(adviceOf(shown)).toContain('A better one is 3.0 ahead')
  })

  it('names no gap to a roll that is not known, and none where there is no copy', () => {
    expect(shownGap({ ...personal, copies: [] })).toBeUndefined()
    expect(shownGap({ ...personal, god_roll: undefined })).toBeUndefined()
  })

  it('tells no drops where both traits are there already', () => {
    expect(adviceOf(lacking('magazine'))).toContain('has both traits. With Kill Clip too')
    expect(adviceOf(lacking('magazine'))).not.toMatch(/\d+ drops/)
  })

  it('is to keep the best copy where little or nothing is missing', () => {
    expect(adviceOf({ ...personal, gap: 0 })).toContain('as good for you')
    expect(adviceOf({ ...personal, gap: 0.4 })).toContain('Keep your best copy')
  })
})
