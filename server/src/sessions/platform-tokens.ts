import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PlatformError } from '@ai-vault/platform/errors.ts'
import type { Platform, PlatformTokens } from '@ai-vault/platform/platform.ts'
import { z } from 'zod'
import { seal, unseal } from '../secrets/seal.ts'
import { refuse } from './refusals.ts'
import type { SealedTokens, TokenStore } from './token-store.ts'

/**
 * The platform's refresh token is good for one use, so a session's tokens may be renewed by one request at a
 * time: in this process requests share one promise, between nodes a lease in the session's row decides. A node
 * that does not get the lease waits for the new version to appear; a node that dies with the lease loses it by
 * the clock.
 */
const EARLY_MS = 60_000
const LEASE_MS = 20_000
const POLL_MS = 100

const tokensSchema = z.object({
  accessToken: z.string(),
  accessExpiresAt: z.number(),
  refreshToken: z.string(),
  refreshExpiresAt: z.number(),
  platformMembershipId: z.string(),
})

export interface PlatformTokenDeps {
  readonly store: TokenStore
  readonly platform: Pick<Platform, 'refreshTokens'>
  readonly sealingKey: Buffer
  readonly now: () => number
}

export type PlatformTokenKeeper = ReturnType<typeof createPlatformTokenKeeper>

export function createPlatformTokenKeeper({ store, platform, sealingKey, now }: PlatformTokenDeps) {
  const node = randomUUID()
  const renewals = new Map<string, Promise<PlatformTokens>>()

  function open(sessionId: string, { sealed }: SealedTokens): PlatformTokens {
    const text = unseal(sealingKey, sessionId, sealed)
    // Sealed under another key: SECRET_KEY was changed, and no outage will pass that mends it.
    if (text === undefined) throw refuse('grant-invalid')
    return tokensSchema.parse(JSON.parse(text))
  }

  async function read(sessionId: string): Promise<SealedTokens> {
    const sealed = await store.read(sessionId)
    if (!sealed) throw refuse('session-ended')
    return sealed
  }

  async function renewUnderLease(sessionId: string, from: SealedTokens): Promise<PlatformTokens> {
    const deadline = now() + LEASE_MS
    while (!(await store.lease(sessionId, from.version, node, now(), now() + LEASE_MS))) {
      const current = await read(sessionId)
      if (current.version !== from.version) return open(sessionId, current)
      if (now() > deadline) throw stillRenewing()
      await wait(POLL_MS)
    }
    try {
      const renewed = await platform.refreshTokens(open(sessionId, from).refreshToken)
      const sealed = sealTokens(sealingKey, sessionId, renewed)
      const saved = await store.save(sessionId, from.version, sealed, renewed.refreshExpiresAt)
      return saved ? renewed : open(sessionId, await read(sessionId))
    } catch (error) {
      await store.release(sessionId, node)
      throw error
    }
  }

  /** Renews the tokens whatever their age. Callers that come meanwhile share the one renewal. */
  function renew(sessionId: string): Promise<PlatformTokens> {
    const running = renewals.get(sessionId)
    if (running) return running
    const renewal = read(sessionId)
      .then((from) => renewUnderLease(sessionId, from))
      .finally(() => renewals.delete(sessionId))
    renewals.set(sessionId, renewal)
    return renewal
  }

  return {
    renew,
    /** An access token that is good for at least a minute; `refused` is one the platform did not take. */
    async accessToken(sessionId: string, refused?: string): Promise<string> {
      const tokens = open(sessionId, await read(sessionId))
      const usable = tokens.accessExpiresAt - EARLY_MS > now() && tokens.accessToken !== refused
      return usable ? tokens.accessToken : (await renew(sessionId)).accessToken
    },
  }
}

export function sealTokens(sealingKey: Buffer, sessionId: string, tokens: PlatformTokens): string {
  return seal(sealingKey, sessionId, JSON.stringify(tokens))
}

function stillRenewing() {
  return new PlatformError({
    code: 'timeout',
    userText: 'Another server is still renewing this sign-in with the platform.',
  })
}
