import type { ReviewChange } from '@ai-vault/contract/items/reviews.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addPending, dropPending, readPending } from './pending-reviews.ts'

const ACCOUNT = '4611686018400000001'
const change = (id: string, decided_at = 1, decision: ReviewChange['decision'] = 'keep'): ReviewChange => ({
  item_instance_id: id,
  decision,
  decided_at,
})

beforeEach(() => localStorage.clear())

describe('decisions that wait on this device', () => {
  it('survive the tab, one a copy, the latest', () => {
    addPending(ACCOUNT, [], change('1', 1, 'dismantle'))
    addPending(ACCOUNT, [], change('1', 2, 'keep'))
    addPending(ACCOUNT, [], change('2', 3, null))
    expect(readPending(ACCOUNT)).toEqual([change('1', 2), change('2', 3, null)])
    expect(readPending('4611686018400000002')).toEqual([])
  })

  it('leave once the server took them, except for what was decided anew meanwhile', () => {
    const sent = addPending(ACCOUNT, addPending(ACCOUNT, [], change('1')), change('2'))
    const known = addPending(ACCOUNT, sent, change('1', 5, 'dismantle'))
    expect(dropPending(ACCOUNT, known, sent)).toEqual([change('1', 5, 'dismantle')])
    expect(readPending(ACCOUNT)).toEqual([change('1', 5, 'dismantle')])
    dropPending(ACCOUNT, [], [change('1', 5)])
    expect(localStorage.length).toBe(0)
  })

  it('of another tab are neither lost nor overwritten', () => {
    const ofThisTab = addPending(ACCOUNT, [], change('1'))
    addPending(ACCOUNT, [], change('2'))
    expect(addPending(ACCOUNT, ofThisTab, change('3')).map((entry) => entry.item_instance_id)).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  it.each(['no json', '{"a":1}', '[1,null,{"item_instance_id":"x"}]'])('read %s as none', (text) => {
    localStorage.setItem(`ai_vault_pending_reviews_${ACCOUNT}`, text)
    expect(readPending(ACCOUNT)).toEqual([])
  })

  it('live as long as the page where storage is forbidden', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden')
    })
    const known = addPending(ACCOUNT, addPending(ACCOUNT, [], change('1')), change('2'))
    expect(known).toHaveLength(2)
    forbidden.mockRestore()
  })
})
