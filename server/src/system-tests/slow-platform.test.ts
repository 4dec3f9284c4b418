import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'

const SLOW = ['veteran', 'collector', 'empty', 'unshared', 'hostile', 'legacy']
let live: LiveServer
beforeAll(async () => {
  live = await startLiveServer()
})
afterAll(() => live.close())

it('six guardians whose platform is slow hold up no other player, while they wait or after they gave up', async () => {
  const browsers = await Promise.all(
    [...SLOW, 'newcomer'].map(async (guardian) => {
      const browser = live.browser()
      await browser.signIn(guardian)
      return browser
    }),
  )
  const quick = browsers.pop()
  for (const { handles } of browsers) {
    const path = `/Platform/Destiny2/${handles.membership_type}/Profile/${handles.membership_id}`
    await live.fault({ kind: 'slow', path, ms: 3_600_000 })
  }
  const ended: string[] = []
  const waiting = browsers.map(async (browser, at) => {
    const { status, body } = await browser.inventory()
    ended.push(`${SLOW[at]}`)
    return [status, body.code]
  })
  const answer = await quick?.inventory()
  expect([answer?.status, ended]).toEqual([200, []])
  expect(await live.timedOut(Promise.all(waiting))).toEqual(SLOW.map(() => [504, 'platform-timeout']))
  await live.clearFaults()
  expect((await browsers[0]?.inventory())?.status).toBe(200)
})
