import { expect } from 'vitest'
import type { LiveBrowser } from './live-browser.ts'
import type { LiveServer } from './live-server.ts'

/** Conversations with the built-in analyst. One sign-in a guardian: a second would only wait for the platform again. */
export function createTalkers(live: () => LiveServer) {
  const signedIn = new Map<string, Promise<LiveBrowser>>()

  function signIn(guardian: string): Promise<LiveBrowser> {
    const known = signedIn.get(guardian)
    if (known) return known
    const browser = live().browser()
    const coming = browser.signIn(guardian).then(() => browser)
    signedIn.set(guardian, coming)
    return coming
  }

  return async function talkAs(guardian: string) {
    const browser = await signIn(guardian)
    let conversation: string | undefined
    return {
      browser,
      async ask(message: string, personality = 'guardian') {
        const { status, body } = await browser.send('/api/chat', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          bearer: 'built-in-analyst',
          body: JSON.stringify({ message, personality, session_id: conversation }),
        })
        expect(status).toBe(200)
        conversation = body.session_id
        return body
      },
    }
  }
}

export const UNFOUNDED = 'sentences that nothing bore out were left out'
