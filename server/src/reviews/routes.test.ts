import { MOST_REVIEWS, MOST_REVIEWS_PER_CALL, reviewsAnswerSchema } from '@ai-vault/contract/items/reviews.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'

const MEMBER = '4611686018400000778'
const EARLY = Date.UTC(2026, 6, 1)

describe('decisions over HTTP', () => {
  let test: TestApp
  let browser: ReturnType<typeof createTestBrowser>
  beforeAll(async () => {
    test = await createTestApp()
    browser = createTestBrowser(test.app)
    await browser.signIn(MEMBER)
  })
  afterAll(() => test.close())

  const put = (reviews: unknown, url = '/api/reviews') =>
    browser.request({ method: 'PUT', url, payload: { reviews }, bearer: browser.handles.access_token })
  const forget = () =>
    browser.request({ method: 'DELETE', url: '/api/reviews', bearer: browser.handles.access_token })
  const one = (decision: string | null, decided_at = EARLY) => ({
    item_instance_id: '6917529000000000001',
    decision,
    decided_at,
  })

  it('F-125 are kept for the account, read back, taken back and forgotten', async () => {
    const kept = await put([one('keep')])
    expect(kept.statusCode).toBe(200)
    expect(reviewsAnswerSchema.parse(kept.json()).reviews).toEqual([one('keep')])
    expect((await browser.get('/api/reviews')).json()).toEqual(kept.json())
    expect((await put([one(null, EARLY + 1)])).json()).toEqual({ reviews: [] })
    await put([one('dismantle', EARLY + 2)])
    expect((await forget()).json()).toEqual({ reviews: [] })
  })

  it('a clock that runs ahead decides no later than now', async () => {
    const { reviews } = (await put([one('keep', EARLY * 2)])).json()
    expect(reviews[0].decided_at).toBe(test.services.now())
  })

  it('need the sign-in, and never speak of another account', async () => {
    const visitor = await test.app.inject('/api/reviews')
    expect(visitor.statusCode).toBe(401)
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const foreign = await browser.request({
        method,
        url: '/api/reviews?membership_id=4611686018400000999',
        bearer: browser.handles.access_token,
        ...(method === 'PUT' && { payload: { reviews: [one('keep')] } }),
      })
      expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'not-owner'])
    }
  })

  it.each([
    [[], 'reviews'],
    [[{ ...one('keep'), item_instance_id: 'x' }], 'item_instance_id'],
    [[{ ...one('keep'), decision: 'delete' }], 'decision'],
    [[one('keep', -1)], 'decided_at'],
    [Array.from({ length: MOST_REVIEWS_PER_CALL + 1 }, () => one('keep')), 'reviews'],
  ])('refuse what is none and say where', async (reviews, place) => {
    const answer = await put(reviews)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toContain(place)
  })

  it('end at the most an account may hold', async () => {
    const batch = (from: number) =>
      Array.from({ length: MOST_REVIEWS_PER_CALL }, (_, i) => ({
        ...one('keep'),
        item_instance_id: String(from + i),
      }))
    await forget()
    for (let from = 1; from < MOST_REVIEWS; from += MOST_REVIEWS_PER_CALL) {
      expect((await put(batch(from))).statusCode).toBe(200)
    }
    const full = await put([{ ...one('keep'), item_instance_id: '99999' }])
    expect([full.statusCode, full.json().code]).toEqual([422, 'too-many-reviews'])
  })
})
