import { noticeSchema } from '@ai-vault/contract/account/notices.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import { createLocalBus } from './bus.ts'
import { createNoticeStore } from './notice-store.ts'
import { createNotices } from './notices.ts'
import { publishWeeklyReset } from './weekly-reset.ts'

const ADMIN = '4611686018400000009'

describe('a notice of the operator', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ settings: { admins: [ADMIN] } })
  })
  afterAll(() => test.close())

  async function sendAs(member: string, body: object) {
    const browser = createTestBrowser(test.app)
    await browser.signIn(member)
    return browser.post('/api/admin/notices', body)
  }

  it('reaches everybody who listens, as it was written', async () => {
    const received: unknown[] = []
    test.services.notices.listen(({ notice, to }) => received.push([noticeSchema.parse(notice), to]))
    const content = 'We restart at noon. <b>Nothing</b> is lost.'
    expect((await sendAs(ADMIN, { content: `  ${content} ` })).json()).toEqual({ success: true })
    expect((await sendAs(ADMIN, { type: 'test', content: 'only a test' })).statusCode).toBe(200)
    await expect
      .poll(() => received)
      .toEqual([
        [{ type: 'message', content }, undefined],
        [{ type: 'test', content: 'only a test' }, undefined],
      ])
  })

  it('is for admins alone, and neither empty nor endless', async () => {
    expect((await sendAs('4611686018400000001', { content: 'Free loot' })).json().code).toBe('role-missing')
    for (const body of [
      {},
      { content: ' ' },
      { content: 'x'.repeat(501) },
      { type: 'alarm', content: 'x' },
    ]) {
      expect((await sendAs(ADMIN, body)).statusCode).toBe(422)
    }
  })
})

onBothDatabases('the weekly reset', (database) => {
  it('is told once for all nodes, within the hour, and again next week', async () => {
    const { query } = database.current
    const notices = createNotices({
      store: createNoticeStore(query),
      bus: createLocalBus(),
      now: Date.now,
      onFailed: () => {},
    })
    const contents: string[] = []
    notices.listen(({ notice }) => contents.push(notice.content))
    // A Tuesday; the reset is at 17:00.
    const reset = Date.UTC(2026, 10, 17, 17)
    const at = (ms: number) =>
      Promise.all([1, 2].map(() => publishWeeklyReset({ notices, query, now: () => ms })))
    await at(reset - 1)
    await at(reset + 3_600_000)
    expect(await notices.since(0)).toEqual([])
    await at(reset)
    await at(reset + 60_000)
    expect((await notices.since(0)).map(({ notice }) => notice.content)).toEqual([
      expect.stringContaining('weekly reset'),
    ])
    await at(reset + 7 * 86_400_000)
    expect(await notices.since(0)).toHaveLength(2)
  })
})
