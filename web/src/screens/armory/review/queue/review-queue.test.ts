import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginQueue, currentOf, finish, placeIn, recordDecision, step, undoLast } from './review-queue.ts'

const IDS = ['1', '2', '3']
const none = new Map<string, Decision>()

describe('the way through a review', () => {
  it('begins at the weapon of the address, else at the first undecided one, else at the summary', () => {
    const two = new Map<string, Decision>([
      ['1', 'keep'],
      ['3', 'review'],
    ])
    expect(currentOf(beginQueue(IDS, two, '3'))).toBe('3')
    expect(currentOf(beginQueue(IDS, two, undefined))).toBe('2')
    expect(currentOf(beginQueue(IDS, two, 'gone'))).toBe('2')
    expect(currentOf(beginQueue(['1'], two, undefined))).toBeUndefined()
  })

  it('skips forth and back, never further than the summary and the first', () => {
    const start = beginQueue(IDS, none, undefined)
    expect(step(start, -1)).toEqual(start)
    expect(currentOf(step(step(start, 1), -1))).toBe('1')
    expect(step(step(step(step(start, 1), 1), 1), 1).at).toBe(3)
  })

  it('F-125 goes straight to the summary, and back to where one stood', () => {
    const second = step(beginQueue(IDS, none, undefined), 1)
    const summary = finish(second)
    expect(currentOf(summary)).toBeUndefined()
    expect(finish(summary)).toEqual(summary)
    expect(step(summary, 1).at).toBe(3)
    expect(placeIn(second)).toBe('number 2')
    expect(placeIn(summary)).toBe('left at number 2')
    expect(placeIn(step(step(second, 1), 1))).toBe('all seen')
    expect(currentOf(step(summary, -1))).toBe('2')
    expect(currentOf(step(step(summary, -1), -1))).toBe('1')
  })

  it('takes back what was decided last, wherever one has gone since', () => {
    const decisions = new Map<string, Decision>([['1', 'review']])
    const decided = step(recordDecision(beginQueue(IDS, decisions, '1'), decisions), 1)
    expect(undoLast(decided)).toMatchObject({ id: '1', decision: 'review', queue: { at: 0, done: [] } })
    expect(undoLast(beginQueue(IDS, none, undefined))).toBeUndefined()
  })

  it('undoing everything restores every decision, whatever was pressed', () => {
    const move = fc.constantFrom<'keep' | 'dismantle' | 'next' | 'back'>('keep', 'dismantle', 'next', 'back')
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const decisions = new Map<string, Decision>([['2', 'review']])
        let queue = beginQueue(IDS, decisions, undefined)
        for (const next of moves) {
          const id = currentOf(queue)
          if (next === 'next') queue = step(queue, 1)
          else if (next === 'back') queue = step(queue, -1)
          else if (id !== undefined) {
            queue = recordDecision(queue, decisions)
            decisions.set(id, next)
          }
        }
        for (let undone = undoLast(queue); undone; undone = undoLast(queue)) {
          queue = undone.queue
          if (undone.decision) decisions.set(undone.id, undone.decision)
          else decisions.delete(undone.id)
        }
        expect([...decisions]).toEqual([['2', 'review']])
      }),
    )
  })
})
