import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits as 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How a secret is kept: enough of it is random that no salt is needed. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** In a time that does not tell how much of it was right. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
