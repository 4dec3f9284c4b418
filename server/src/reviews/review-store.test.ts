import type { ReviewChange } from '@ai-vault/contract/items/reviews.ts'
import { beforeEach, expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createReviewStore, type ReviewStore } from './review-store.ts'

const OWNER = '4611686018400000001'
const OTHER = '4611686018400000002'
const DAY = 86_400_000
const NOW = 1_790_000_000_000

const change = (id: string, decision: ReviewChange['decision'] = 'keep', decided_at = NOW): ReviewChange => ({
  item_instance_id: id,
  decision,
  decided_at,
})

onBothDatabases('decisions about weapons', (database) => {
  let store: ReviewStore
  const decisions = async (owner = OWNER) =>
    Object.fromEntries((await store.list(owner)).map((review) => [review.item_instance_id, review.decision]))

  beforeEach(async () => {
    store = createReviewStore(database.current.query)
    await store.forget(OWNER)
    await store.forget(OTHER)
  })

  it('belong to one account each', async () => {
    await store.apply(OWNER, [change('1'), change('2', 'dismantle')], NOW)
    await store.apply(OTHER, [change('1', 'review')], NOW)
    expect(await decisions()).toEqual({ 1: 'keep', 2: 'dismantle' })
    expect(await decisions(OTHER)).toEqual({ 1: 'review' })
    await store.forget(OWNER)
    expect(await decisions()).toEqual({})
    expect(await decisions(OTHER)).toEqual({ 1: 'review' })
  })

  it('the later of two counts, also when it arrives first', async () => {
    await store.apply(OWNER, [change('1', 'dismantle', NOW)], NOW)
    await store.apply(OWNER, [change('1', 'keep', NOW - 5_000)], NOW)
    expect(await decisions()).toEqual({ 1: 'dismantle' })
    await store.apply(OWNER, [change('1', 'review', NOW + 1)], NOW)
    expect(await decisions()).toEqual({ 1: 'review' })
  })

  it('two about one copy in one call are taken as one', async () => {
    await store.apply(OWNER, [change('1', 'keep', NOW), change('1', 'dismantle', NOW - 1)], NOW)
    expect(await decisions()).toEqual({ 1: 'keep' })
  })

  it('taken back stays taken back for a device that comes late, and is forgotten after a while', async () => {
    await store.apply(OWNER, [change('1', 'keep', NOW - 10)], NOW)
    await store.apply(OWNER, [change('1', null, NOW)], NOW)
    await store.apply(OWNER, [change('1', 'dismantle', NOW - 5)], NOW)
    expect(await decisions()).toEqual({})
    expect(await store.apply(OWNER, [change('2')], NOW, 1)).toBe(false)
    await store.apply(OWNER, [change('2', 'keep', NOW + 91 * DAY)], NOW + 91 * DAY)
    expect(await store.apply(OWNER, [change('2')], NOW, 1)).toBe(true)
  })

  it('are counted as they would be afterwards', async () => {
    await store.apply(OWNER, [change('1'), change('2')], NOW)
    const more = [change('2'), change('3'), change('3')]
    expect(await store.apply(OWNER, more, NOW, 2)).toBe(false)
    expect(await decisions()).toEqual({ 1: 'keep', 2: 'keep' })
    expect(await store.apply(OWNER, more, NOW, 3)).toBe(true)
  })

  it('stay within the limit where many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, at) => store.apply(OWNER, [change(String(at))], NOW, 5)),
    )
    expect(made.filter(Boolean)).toHaveLength(5)
    expect(await store.list(OWNER)).toHaveLength(5)
  })

  it('the most that one call may carry goes through at once', async () => {
    const many = Array.from({ length: 500 }, (_, i) => change(String(10_000 + i)))
    await store.apply(OWNER, many, NOW)
    expect(await store.list(OWNER)).toHaveLength(500)
  })
})
