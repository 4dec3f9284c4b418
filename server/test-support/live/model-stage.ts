import { afterAll, beforeAll } from 'vitest'
import { type FakeProvider, startFakeProvider } from '../fakes/fake-provider.ts'
import { MODEL_SCRIPTS } from '../fakes/model-scripts.ts'
import type { LiveBrowser } from './live-browser.ts'
import { type LiveServer, startLiveServer } from './live-server.ts'
import { openSocket } from './live-socket.ts'

/** The player's own key: it must be found nowhere but in the head of what the provider gets. */
export const CANARY = 'sk-proj-canary-9f27c1d4e8'

/** A live server whose providers follow scripts, for all tests of a file. */
export function openModelStage() {
  let live: LiveServer
  let provider: FakeProvider
  const logged: string[] = []
  beforeAll(async () => {
    provider = await startFakeProvider(MODEL_SCRIPTS)
    const urls = (['openai', 'anthropic', 'google'] as const).map((name) => `${name}=${provider.url(name)}`)
    live = await startLiveServer(
      {
        AI_PROVIDER_URLS: [...urls, 'groq=http://127.0.0.1:1/v1', 'xai=http://nowhere.invalid/v1'].join(','),
        AI_BASE_URL: provider.url('openai'),
        AI_API_KEY: 'operators-own-key',
        AI_MODEL: 'obedient',
      },
      { logged },
    )
  })
  afterAll(async () => {
    await live.close()
    await provider.close()
  })

  /** One sign-in a guardian: a second would only wait for the platform again. */
  const signedIn = new Map<string, Promise<LiveBrowser>>()
  function signIn(guardian: string): Promise<LiveBrowser> {
    const known = signedIn.get(guardian)
    if (known) return known
    const browser = live.browser()
    const coming = browser.signIn(guardian).then(() => browser)
    signedIn.set(guardian, coming)
    return coming
  }

  return {
    get live() {
      return live
    },
    get provider() {
      return provider
    },
    logged,
    signIn,
    /** After a deletion nobody is signed in as before. */
    forgetSignIns: () => signedIn.clear(),

    async player(guardian = 'veteran') {
      const browser = await signIn(guardian)
      const ask = async (
        model: string,
        more: object = {},
        key = CANARY,
        message = 'best hand cannon I own',
      ) => {
        const before = provider.requests.length
        const { body, status } = await browser.send('/api/chat', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          bearer: key,
          body: JSON.stringify({ message, ai: { provider: 'openai', model, ...more } }),
        })
        return { body, status, requests: provider.requests.slice(before) }
      }
      return { browser, ask }
    },

    async connectAs(browser: LiveBrowser, model: string) {
      const id = browser.handles.membership_id
      const open = () => openSocket(live.server.url, browser, id)
      const socket = await open()
      const hello = { type: 'configure', provider: 'openai', model, ai_api_key: CANARY }
      socket.send(hello)
      await socket.next('ready')
      return { browser, socket, open, hello }
    },
  }
}

export async function textOf(browser: LiveBrowser, path: string): Promise<string> {
  const { body } = await browser.send(path)
  return typeof body === 'string' ? body : JSON.stringify(body)
}
