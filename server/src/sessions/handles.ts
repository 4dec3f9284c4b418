import { createHmac } from 'node:crypto'
import { newSecret } from '../secrets/digest.ts'

/**
 * Handles are what a browser holds in place of the platform's tokens: 43 characters that mean nothing outside
 * this server, kept here as SHA-256 only.
 *
 * A refresh handle is exchanged for a pair that is *derived* from it with the server's key and a random salt
 * kept beside its hash. Whoever may repeat the exchange (refresh.ts says who)
 * gets the very same pair, so that no second line of handles can grow; yet nothing in the database alone can
 * reproduce one.
 */
export type HandleKind = 'access' | 'refresh'

const PREFIX: Record<HandleKind, string> = { access: 'va_', refresh: 'vr_' }

export function newHandle(kind: HandleKind): string {
  return PREFIX[kind] + newSecret()
}

export function successorOf(key: Buffer, kind: HandleKind, refreshHandle: string, salt: string): string {
  const derived = createHmac('sha256', key).update(`${kind}\n${salt}\n${refreshHandle}`).digest('base64url')
  return PREFIX[kind] + derived
}
