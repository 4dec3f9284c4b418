/**
 * Tokens are self-contained, so that a restarted sandbox still knows the players that signed in before: a signature
 * and a small JSON text, in base64. The key comes from the seed. As on the real platform a token holds `+`, `/` and
 * `=`, so that a client which escapes one wrongly is found out.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export interface TokenClaims {
  readonly kind: 'access' | 'refresh'
  readonly id: string
  readonly platformMembershipId: string
  readonly clientId: string
  /** Fingerprint of the API key the token was issued to: with another key it counts for nothing. */
  readonly key: string
  readonly scopes: number
  /** Milliseconds, by the sandbox's clock. */
  readonly issuedAt: number
  readonly expiresAt: number
}

export const keyFingerprint = (apiKey: string): string =>
  createHash('sha256').update(apiKey).digest('base64url').slice(0, 11)

const SIGNATURE_BYTES = 32
const LOOKS_LIKE_THE_PLATFORMS = /^(?=.*\+)(?=.*\/).*=$/

export interface TokenCodec {
  encode(claims: Omit<TokenClaims, 'id'>): string
  decode(token: string): TokenClaims | undefined
}

export function createTokenCodec(seed: number): TokenCodec {
  const key = createHmac('sha256', 'ai-vault-sandbox').update(`tokens of seed ${seed}`).digest()
  const sign = (text: Buffer) => createHmac('sha256', key).update(text).digest()
  return {
    encode(claims) {
      for (let attempt = 0; ; attempt++) {
        const id = randomBytes(9 + (attempt % 3)).toString('base64url')
        const text = Buffer.from(JSON.stringify({ ...claims, id }))
        const token = Buffer.concat([sign(text), text]).toString('base64')
        if (LOOKS_LIKE_THE_PLATFORMS.test(token)) return token
      }
    },
    decode(token) {
      const bytes = Buffer.from(token, 'base64')
      if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64') !== token) return undefined
      const text = bytes.subarray(SIGNATURE_BYTES)
      if (!timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), sign(text))) return undefined
      // Signed by us, so it is what we wrote.
      return JSON.parse(text.toString()) as TokenClaims
    },
  }
}
