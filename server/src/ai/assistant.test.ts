import { afterEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'

let test: TestApp
afterEach(() => test.close())

it('holds no tokens of a player back for a question whose history could not be read', async () => {
  test = await createTestApp({
    settings: {
      ai: {
        baseUrl: 'http://127.0.0.1:1/v1',
        apiKey: 'operators-key',
        model: 'some-model',
        analyzerUrl: undefined,
        providerUrls: {},
      },
    },
  })
  const browser = createTestBrowser(test.app)
  await browser.signIn('vesper')
  const session = await test.services.sessions.latestOf(browser.handles.membership_id)
  if (!session) throw new Error('not signed in')
  const asked = test.services.assistant.ask(
    session,
    { text: 'best hand cannon', personality: 'guardian', memory: { list: [] } },
    { ai: { provider: 'custom' }, history: () => Promise.reject(new Error('the database is away')) },
  )
  await expect(asked).rejects.toThrow('the database is away')
  expect((await browser.get('/api/chat/usage')).json().tokens_today).toBe(0)
})
