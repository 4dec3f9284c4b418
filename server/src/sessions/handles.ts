import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

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
  return PREFIX[kind] + randomBytes(32).toString('base64url')
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function successorOf(key: Buffer, kind: HandleKind, refreshHandle: string, salt: string): string {
  const derived = createHmac('sha256', key).update(`${kind}\n${salt}\n${refreshHandle}`).digest('base64url')
  return PREFIX[kind] + derived
}

export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
