// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { renewAge } from './copy-age.ts'

const NEW = '2026-11-15T16:10:00.000Z'
const head = new Headers({ 'x-fetched-at': NEW })

describe('F-354 the age of an answer that did not change', () => {
  it('is the one the head tells, wherever the answer keeps it', () => {
    expect(renewAge({ fetched_at: 'old', items: [] }, head)).toEqual({ fetched_at: NEW, items: [] })
    expect(renewAge({ success: true, data: { fetched_at: 'old', score: 1 } }, head)).toEqual({
      success: true,
      data: { fetched_at: NEW, score: 1 },
    })
  })

  it.each([[undefined], [null], ['text'], [{}], [{ data: null }], [{ data: { score: 1 } }]])(
    'leaves %j as it is',
    (answer) => {
      expect(renewAge(answer, head)).toEqual(answer)
    },
  )

  it('leaves an answer without such a head as it is', () => {
    expect(renewAge({ fetched_at: 'old' }, new Headers())).toEqual({ fetched_at: 'old' })
  })
})
