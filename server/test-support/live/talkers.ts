import type { AnswerPart } from '@ai-vault/contract/advice/answer.ts'
import type { Query, Slots } from '@ai-vault/contract/advice/query.ts'
import type { ChatAnswer } from '@ai-vault/contract/advice/sentinel.ts'
import type { LiveBrowser } from './live-browser.ts'
import type { LiveServer } from './live-server.ts'

/** Players who ask Sentinel, each signed in once. */
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

  return async (guardian: string) => {
    const browser = await signIn(guardian)
    let session_id: string | undefined
    async function send(body: object): Promise<ChatAnswer> {
      const { body: answer, status } = await browser.send('/api/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        bearer: 'built-in-analyst',
        body: JSON.stringify({ ...body, ...(session_id ? { session_id } : {}) }),
      })
      if (status !== 200) throw new Error(JSON.stringify(answer))
      session_id = answer.session_id
      return answer
    }
    return {
      browser,
      /** In words, one conversation. */
      ask: (message: string, more: object = {}) => send({ message, ...more }),
      /** As a query: what is answered does not depend on how words are read. */
      async press(intent: Query['intent'], slots: Slots = {}, ...exclude: readonly string[]) {
        const query: Query = { intent, slots, exclude: exclude.map((value) => ({ value })), unread: [] }
        const answer = await send({ message: '', query })
        const [part] = answer.metadata.parts as [AnswerPart]
        const rows = [...part.facts, ...part.more]
        return {
          ...answer,
          part,
          rows,
          lead: part.lead.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
          ids: rows.flatMap(({ item }) => item?.instance_id ?? []),
        }
      },
    }
  }
}
