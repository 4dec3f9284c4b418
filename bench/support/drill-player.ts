import { createLiveBrowser, type LiveAnswer, movedTo } from '../../server/test-support/live/live-browser.ts'
import type { DrillLog } from './drill-log.ts'

/** Where players find a node that is up; one that was killed is no longer among them. */
export interface Balancer {
  next(): string
}

const QUESTIONS = ['What should I do next?', 'Which of my weapons are god rolls?', 'How full is my vault?']
/** Refusals that a player can meet while something is down: each is an answer in words, with a time to come back. */
const isRefusal = (status: number) => status === 503 || status === 502 || status === 504

/** One player: signs in, looks, decides, votes and asks, and remembers what was acknowledged. */
export function createDrillPlayer(at: number, guardian: string, balancer: Balancer, log: DrillLog) {
  let browser = createLiveBrowser(balancer.next())
  let signedIn = false
  let decisions = 0
  const acknowledged: string[] = []
  let vote: 'none' | 'acknowledged' | 'unknown' = 'none'

  async function ask(action: string, send: () => Promise<LiveAnswer>): Promise<LiveAnswer | undefined> {
    const start = performance.now()
    const note = (outcome: string) => log.note({ action, ms: performance.now() - start, outcome })
    try {
      const answer = await send()
      const { status, body } = answer
      const fine = status === 200 || status === 201 || status === 304
      note(fine ? 'ok' : `${status} ${body?.code ?? ''}`)
      if (!fine) judge(action, answer)
      return fine ? answer : undefined
    } catch {
      note('connection')
      // As behind a load balancer: the next request goes to a node that is up.
      if (signedIn) browser = movedTo(balancer.next(), browser)
      else browser = createLiveBrowser(balancer.next())
      return undefined
    }
  }

  function judge(action: string, { status, body, headers }: LiveAnswer) {
    if (status === 401 && signedIn) log.violate(`signed out: ${action} ${body?.code}`)
    else if (status >= 500 && !isRefusal(status))
      log.violate(`a failure of ours: ${action} ${status} ${body?.code}`)
    else if (status === 503 && !headers.has('retry-after'))
      log.violate(`503 without Retry-After: ${body?.code}`)
    else if (status === 403) log.violate(`refused as a stranger: ${action}`)
  }

  const put = (path: string, body: object) =>
    browser.send(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const itemId = (decision: number) => `${at + 1}${String(decision).padStart(6, '0')}`

  const actions = {
    async dashboard() {
      await ask('dashboard', browser.dashboard)
    },
    async armory() {
      const answer = await ask('armory', browser.inventory)
      const own = browser.handles.membership_id
      if (answer?.body.items && answer.body.membership_id !== own) log.violate("another player's vault")
    },
    async decide() {
      const id = itemId(decisions++)
      const review = { item_instance_id: id, decision: 'keep', decided_at: Date.now() }
      if (await ask('decide', () => put('/api/reviews', { reviews: [review] }))) acknowledged.push(id)
    },
    async decisions() {
      const answer = await ask('decisions', () => browser.send('/api/reviews'))
      const foreign = answer?.body.reviews.filter(
        (review: { item_instance_id: string }) =>
          !/^\d+$/.test(review.item_instance_id) || !isOwn(review.item_instance_id),
      )
      if (foreign?.length > 0) log.violate("another player's decisions")
    },
    async vote(point: string | undefined) {
      if (!point || vote !== 'none') return
      vote = 'unknown'
      const send = () => browser.post(`/api/atlas/map/points/${point}/vote`, { direction: 'up' })
      if (await ask('vote', send)) vote = 'acknowledged'
    },
    async chat() {
      const message = QUESTIONS[decisions % QUESTIONS.length] ?? ''
      const answer = await ask('chat', () =>
        browser.send('/api/chat', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          bearer: 'built-in-analyst',
          body: JSON.stringify({ message }),
        }),
      )
      if (answer && !JSON.stringify(answer.body).includes('"')) log.violate('an empty answer of the chat')
    },
    async status() {
      await ask('status', () => browser.send('/api/system-status'))
    },
    async renew() {
      await ask('renew', () => browser.refresh())
    },
  }

  const isOwn = (id: string) => id.length === String(at + 1).length + 6 && id.startsWith(String(at + 1))

  return {
    get signedIn() {
      return signedIn
    },
    get vote() {
      return vote
    },
    actions,
    async signIn() {
      const answer = await ask('sign-in', () => browser.signIn(guardian))
      signedIn = answer !== undefined
    },
    ask,
    browser: () => browser,
    /** At the end: what was acknowledged and is not there. */
    async lost(): Promise<readonly string[]> {
      const answer = await ask('look back', () => browser.send('/api/reviews'))
      if (!answer) return [`nothing to be read by player ${at}`]
      const kept = new Set(
        answer.body.reviews.map((review: { item_instance_id: string }) => review.item_instance_id),
      )
      return acknowledged.filter((id) => !kept.has(id))
    },
    acknowledged: () => acknowledged.length,
  }
}

export type DrillPlayer = ReturnType<typeof createDrillPlayer>
