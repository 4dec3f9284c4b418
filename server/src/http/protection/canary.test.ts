import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test-support/test-app.ts'
import { createTestBrowser } from '../../../test-support/test-browser.ts'

const CANARY = 'canary7f3a'
const PLAYER = '4611686018400000042'
/** Their answers do not end by themselves. */
const STREAMS = new Set(['/api/sse/notifications', '/ws/sentinel/:membershipId'])

describe('what a caller sends through every route', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ settings: { admins: [PLAYER] } })
    await test.app.ready()
  })
  afterAll(() => test.close())

  async function sendEverywhere(headers: () => Promise<Record<string, string>>) {
    const asked = []
    for (const { method, url } of test.app.declaredRoutes.filter((route) => !STREAMS.has(route.url))) {
      const address = url.replace(/:\w+/g, `${CANARY}-path`).replace('*', `${CANARY}-path`)
      const answer = await test.app.inject({
        method: method as 'GET',
        url: `${address}?membership_id=${CANARY}-query&secret=${CANARY}-query`,
        headers: {
          'user-agent': `${CANARY}-agent`,
          referer: `http://x/${CANARY}-referer`,
          ...(await headers()),
        },
        ...(['GET', 'HEAD'].includes(method)
          ? {}
          : {
              payload: {
                content: `${CANARY}-body`,
                message: `${CANARY}-body`,
                refresh_token: `${CANARY}-body`,
              },
            }),
      })
      asked.push(answer.statusCode)
    }
    return asked
  }

  it('F-352 is in no line of the log: not from strangers with made-up credentials', async () => {
    const statuses = await sendEverywhere(async () => ({
      authorization: `Bearer ${CANARY}-bearer`,
      cookie: `vault_session=${CANARY}-cookie; vault_login=${CANARY}-cookie`,
    }))
    expect(statuses.length).toBeGreaterThan(50)
    expect(test.logged.length).toBeGreaterThanOrEqual(statuses.length)
    expect(test.logged.filter((line) => line.includes(CANARY))).toEqual([])
  })

  it('F-352 nor from a player, whose own handles and id are in none either', async () => {
    const secrets = new Set<string>([PLAYER])
    const statuses = await sendEverywhere(async () => {
      // Some routes end the sign-in.
      const browser = createTestBrowser(test.app)
      const { access_token, refresh_token } = await browser.signIn(PLAYER)
      const session = browser.jar.get('vault_session') ?? ''
      for (const secret of [access_token, refresh_token, session]) secrets.add(secret)
      return { authorization: `Bearer ${access_token}`, cookie: `vault_session=${session}` }
    })
    expect(statuses).toContain(200)
    const log = test.logged.join('')
    expect([CANARY, ...secrets].filter((secret) => log.includes(secret))).toEqual([])
  })
})
