import { DECISIONS } from '@ai-vault/contract/items/reviews.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDecisions, mergeDecisions } from './decisions.ts'

const id = fc.integer({ min: 1, max: 6 }).map(String)
const review = fc.record({
  item_instance_id: id,
  decision: fc.constantFrom(...DECISIONS),
  decided_at: fc.constant(1),
})
const change = fc.record({
  item_instance_id: id,
  decision: fc.option(fc.constantFrom(...DECISIONS)),
  decided_at: fc.constant(2),
})

describe('decisions', () => {
  it('that wait go before those the server holds, also when they take one back', () => {
    fc.assert(
      fc.property(fc.array(review), fc.array(change), (accepted, pending) => {
        const decisions = mergeDecisions(accepted, pending)
        for (const { item_instance_id: each } of [...accepted, ...pending]) {
          const waiting = pending.findLast(({ item_instance_id }) => item_instance_id === each)
          const held = accepted.findLast(({ item_instance_id }) => item_instance_id === each)
          expect(decisions.get(each)).toBe((waiting ? waiting.decision : held?.decision) ?? undefined)
        }
      }),
    )
  })

  it('about weapons that are gone are counted nowhere', () => {
    const decisions = new Map([
      ['1', 'keep'],
      ['2', 'keep'],
      ['3', 'dismantle'],
    ] as const)
    expect(countDecisions(['1', '3', '4'], decisions)).toEqual({ keep: 1, review: 0, dismantle: 1 })
  })
})
