import { describe, expect, it } from 'vitest'
import { startLiveServer } from '../../test-support/live/live-server.ts'

describe('a stop while the platform is slow', () => {
  it('answers who waits for it: with the last good copy, or with 503', async () => {
    const live = await startLiveServer({}, { stopPatienceMs: 20 })
    const [known, unknown] = [live.browser(), live.browser()]
    await known.signIn('newcomer')
    await unknown.signIn('empty')
    await known.inventory()
    live.pass(400)
    await live.fault({ kind: 'slow', path: '/Platform/Destiny2/', ms: 3_600_000, count: 2 })
    const answers = Promise.all([known.inventory(), unknown.inventory()])
    await live.faultsTaken()
    const stopped = live.server.stop()
    const [copy, refusal] = await answers
    expect([copy.status, copy.age.stale, copy.age.stale_reason]).toEqual([200, true, 'stopping'])
    expect([refusal.status, refusal.body.code, refusal.body.retry_after]).toEqual([503, 'stopping', 5])
    await stopped
    await live.close()
  })
})
