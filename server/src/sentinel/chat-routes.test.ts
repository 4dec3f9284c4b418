import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'
import { readInventory } from '../../test-support/read-inventory.ts'

describe('the dashboard chat', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterAll(() => live.close())

  const chat = (browser: ReturnType<LiveServer['browser']>, body: object, bearer = 'built-in-analyst') =>
    browser.send('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      bearer,
      body: JSON.stringify(body),
    })

  test('F-357 an answer has every specified field, and ours under metadata', async () => {
    const browser = live.browser()
    await browser.signIn('veteran')
    const { status, body } = await chat(browser, {
      message: 'What can you do?',
      user_id: browser.handles.membership_id,
    })
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(
      ['confidence', 'intent', 'metadata', 'response', 'session_id', 'suggestions', 'timestamp'].toSorted(),
    )
    expect(body.metadata).toMatchObject({ engine: 'analyst', confidence: body.confidence })
    expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp)
    expect(body).toMatchObject({ intent: 'help', session_id: expect.stringMatching(/^\S{8,}$/) })
    expect(body.response.trim()).not.toBe('')
    expect(body.confidence).toBeGreaterThan(0)
    expect(body.confidence).toBeLessThanOrEqual(1)
    expect(body.suggestions).toContainEqual(expect.stringMatching(/\S/))
  })

  test('F-180 at least four questions are suggested, and they fit the account', async () => {
    const browser = live.browser()
    await browser.signIn('veteran')
    const { body } = await browser.send('/api/chat/suggestions')
    expect(body.suggestions.length).toBeGreaterThanOrEqual(4)
    const { body: profile } = await browser.send('/api/profile')
    expect(body.sees.items).toBeGreaterThan(500)
    expect(body.sees.items).toBe(readInventory((await browser.inventory()).body).items.length)
    expect(body.sees.items).toBe(profile.items.total)
  })

  test('F-181 the session id of the first reply carries the conversation on', async () => {
    const browser = live.browser()
    await browser.signIn('veteran')
    const first = await chat(browser, { message: 'best hand cannon for PvE' })
    const second = await chat(browser, { message: 'and for PvP?', session_id: first.body.session_id })
    expect(second.body.session_id).toBe(first.body.session_id)
    expect(second.body.response).toContain('for PvP')
  })

  test('F-186 a key of fewer than ten characters is refused with the specified text', async () => {
    const browser = live.browser()
    await browser.signIn('newcomer')
    const short = await chat(browser, { message: 'help' }, '123456789')
    expect(short.status).toBe(401)
    expect(short.body.detail ?? JSON.stringify(short.body)).toContain(
      'Missing AI API key. Please add one in the admin panel.',
    )
    expect((await chat(browser, { message: 'help' }, '1234567890')).status).toBe(200)
  })

  test('F-185 a message of blanks is refused and starts no conversation', async () => {
    const browser = live.browser()
    await browser.signIn('newcomer')
    expect((await chat(browser, { message: '  \n ' })).status).toBe(422)
  })

  test('F-190 nobody asks in the name of another player', async () => {
    const browser = live.browser()
    await browser.signIn('newcomer')
    expect((await chat(browser, { message: 'help', user_id: '4611686018400000000' })).status).toBe(403)
  })

  test('a conversation of another player is not continued', async () => {
    const one = live.browser()
    await one.signIn('veteran')
    const first = await chat(one, { message: 'best hand cannon for PvE' })
    const other = live.browser()
    await other.signIn('newcomer')
    const second = await chat(other, { message: 'and for PvP?', session_id: first.body.session_id })
    expect(second.body.session_id).not.toBe(first.body.session_id)
    const [part] = second.body.metadata.parts
    expect(part?.query.slots.weapon_type).toBeUndefined()
  })

  test('without a session nothing is answered', async () => {
    expect((await chat(live.browser(), { message: 'help' })).status).toBe(401)
  })
})
