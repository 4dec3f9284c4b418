import type { PushMessage } from '@ai-vault/contract/account/push.ts'
import webPush from 'web-push'
import { limitConcurrency } from '../async/limit-concurrency.ts'
import { patient } from '../async/patience.ts'
import { isPushService } from './push-services.ts'
import type { PushKeys, PushStore } from './push-store.ts'

/** A service that does not answer must not hold up the notices of others. */
const LIMIT_MS = 10_000
const AT_ONCE = 8
const MOST_WAITING = 1_000
/** A notice of yesterday is no news. */
const KEPT_SECONDS = 86_400
const TITLE = 'AI Vault'
const GONE = [404, 410]

export interface PushDeps {
  readonly store: PushStore
  readonly keys: () => Promise<PushKeys>
  /** Who sends, as the protocol wants it: an https or mailto address. */
  readonly subject: string
  readonly services: readonly string[]
  readonly onFailed: (reason: string) => void
}

/** Carries a player's notices to the browsers in which they asked for it (F-336). */
export function createPush({ store, keys, subject, services, onFailed }: PushDeps) {
  const inTurn = limitConcurrency(AT_ONCE, MOST_WAITING)
  const running = new Set<Promise<void>>()

  async function send(endpoint: string, request: { headers: Record<string, string>; body: Buffer | null }) {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers,
      body: request.body ? new Uint8Array(request.body) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(patient(LIMIT_MS)),
    })
    await response.body?.cancel()
    return response.status
  }

  async function push(membershipId: string, content: string) {
    const subscriptions = await store.of(membershipId)
    if (subscriptions.length === 0) return
    const message: PushMessage = { title: TITLE, body: content }
    const { publicKey, privateKey } = await keys()
    const sendTo = async ({ id, subscription }: (typeof subscriptions)[number]) => {
      // The operator may have taken a service off the list since.
      if (!isPushService(subscription.endpoint, services)) return
      const details = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        TTL: KEPT_SECONDS,
        vapidDetails: { subject, publicKey, privateKey },
      })
      const status = await send(details.endpoint, { headers: asHeaders(details.headers), body: details.body })
      // The browser has taken its subscription back.
      if (GONE.includes(status)) await store.remove(id)
      else if (status >= 300) onFailed(`the push service answered ${status}`)
    }
    // A service that is down, or a browser's key that is none, keeps no other browser from its notice.
    const results = await Promise.allSettled(subscriptions.map(sendTo))
    for (const result of results) if (result.status === 'rejected') onFailed(nameOf(result.reason))
  }

  return {
    /** Nobody waits for it: the notice itself is stored already. */
    notify(membershipId: string, content: string) {
      const sent = inTurn(() => push(membershipId, content))
        .catch((error: unknown) => onFailed(nameOf(error)))
        .finally(() => running.delete(sent))
      running.add(sent)
    },
    async settle() {
      await Promise.all(running)
    },
  }
}

/** Its message may hold the address, which is a secret. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/** The length is set by whoever sends. */
const asHeaders = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
    ),
  )
