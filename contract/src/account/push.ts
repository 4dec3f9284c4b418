import * as z from 'zod/mini'

const LONGEST_ENDPOINT = 1_000
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/, 'must be base64url'), z.maxLength(200))

/** GET /api/push: what a browser needs to subscribe. */
export const pushKeySchema = z.object({ public_key: z.string() })

/** PUT /api/push/subscription: a browser's own, as `PushSubscription.toJSON()` gives it. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().check(z.maxLength(LONGEST_ENDPOINT)),
  keys: z.object({ p256dh: key, auth: key }),
})
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionSchema>

/** POST /api/push/unsubscribe: the browser that is told nothing any more. */
export const pushEndpointSchema = z.object({ endpoint: z.string().check(z.maxLength(LONGEST_ENDPOINT)) })

/** What arrives in the service worker. */
export interface PushMessage {
  readonly title: string
  readonly body: string
}
