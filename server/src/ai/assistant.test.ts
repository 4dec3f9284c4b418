import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import { afterEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'

let test: TestApp
afterEach(() => test.close())

const ai = {
  baseUrl: 'http://127.0.0.1:1/v1',
  apiKey: 'operators-key',
  model: 'some-model',
  analyzerUrl: undefined,
  providerUrls: {},
}

async function asking() {
  test = await createTestApp({ settings: { ai } })
  const browser = createTestBrowser(test.app)
  await browser.signIn('vesper')
  const session = await test.services.sessions.latestOf(browser.handles.membership_id)
  if (!session) throw new Error('not signed in')
  const ask = (text: string, more: object = {}, memory: TalkMemory = { list: [] }) =>
    test.services.assistant.ask(session, { text, personality: 'guardian', memory }, more)
  return { browser, ask }
}

it('holds no tokens of a player back where the provider could not be reached', async () => {
  const { browser, ask } = await asking()
  const answer = await ask('best hand cannon', { ai: { provider: 'custom' } })
  expect(answer).toMatchObject({ engine: 'analyst', fallback: { code: 'unreachable' } })
  expect((await browser.get('/api/chat/usage')).json().tokens_today).toBe(0)
})

it('holds none back either where what is kept of the conversation cannot be read', async () => {
  const { browser, ask } = await asking()
  const broken = { list: [null] } as unknown as TalkMemory
  await expect(ask('best hand cannon', { ai: { provider: 'custom' } }, broken)).rejects.toThrow()
  expect((await browser.get('/api/chat/usage')).json().tokens_today).toBe(0)
})

it('reads a long message to a thousand characters, and says so', async () => {
  const { ask } = await asking()
  const long = await ask(`best hand cannon i own ${' '.repeat(1_000)} show my duplicates`)
  const short = await ask('best hand cannon i own')
  expect(long.parts[0]?.lead).toBe(short.parts[0]?.lead)
  expect(long.parts[0]?.unread).toEqual(['all behind the first 1,000 characters'])
  expect(long.confidence.value).toBeLessThanOrEqual(0.7)
})
