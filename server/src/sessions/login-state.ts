import { createHmac, randomBytes } from 'node:crypto'
import { sameText } from '../secrets/digest.ts'

/**
 * Login CSRF (G-02): the browser that began a sign-in is the only one that can finish it. It keeps a nonce in
 * a cookie; the platform carries `state`, which is made from that nonce with the server's key. Neither leads
 * to the other without the key, and both are good for a quarter of an hour and one sign-in: a nonce is stored when
 * it is spent, not when it is made.
 */
export const LOGIN_LIFETIME_MS = 15 * 60_000

export function newLoginNonce(now: number): string {
  return `${now.toString(36)}.${randomBytes(24).toString('base64url')}`
}

export function stateOf(key: Buffer, nonce: string): string {
  return createHmac('sha256', key).update(nonce).digest('base64url')
}

export type StateCheck = 'good' | 'no-nonce' | 'mismatch' | 'too-old' | 'spent'

export function checkState(key: Buffer, nonce: string | undefined, state: string, now: number): StateCheck {
  if (!nonce) return 'no-nonce'
  if (!sameText(stateOf(key, nonce), state)) return 'mismatch'
  const age = now - Number.parseInt(nonce, 36)
  return age >= 0 && age <= LOGIN_LIFETIME_MS ? 'good' : 'too-old'
}
