import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PlatformError, type PlatformErrorCode } from '@ai-vault/platform/errors.ts'
import type { Platform, PlatformTokens } from '@ai-vault/platform/platform.ts'
import { createSingleFlight } from '@ai-vault/platform/single-flight.ts'
import { z } from 'zod'
import { isOutage } from '../../errors/platform-answers.ts'
import { seal, unseal } from '../../secrets/seal.ts'
import { refuse } from '../refusals.ts'
import type { SealedTokens, TokenStore } from './token-store.ts'

/**
 * The platform's refresh token is good for one use, so a session's tokens may be renewed by one request at a
 * time: in this process requests share one promise, between nodes a lease in the session's row decides. A node
 * that does not get the lease waits for the new version to appear; a node that dies with the lease loses it by
 * the clock.
 *
 * An answer that gets lost on the way, or cannot be read, may have spent the refresh token all the same. The row
 * counts such renewals; when the platform then refuses the token, that is no word about the player's grant. The
 * session stays, for what was read before, and says that the player has to connect again.
 */
const EARLY_MS = 60_000
const LEASE_MS = 20_000
/** Longer than a lease, so that whoever waits for a dead node is still there to take over. */
const WAIT_MS = LEASE_MS + 5_000
const POLL_MS = 100

/** The platform answered, and its answer was a refusal: nothing has been spent. */
const ANSWERED: ReadonlySet<PlatformErrorCode> = new Set([
  'maintenance',
  'throttled',
  'configuration',
  'bad-request',
  'unauthorized',
  'grant-invalid',
])

const tokensSchema = z.object({
  accessToken: z.string(),
  accessExpiresAt: z.number(),
  refreshToken: z.string(),
  refreshExpiresAt: z.number(),
  platformMembershipId: z.string(),
})

export interface PlatformTokenDeps {
  readonly store: TokenStore
  readonly platform: Pick<Platform, 'refreshTokens' | 'resolveAccount'>
  readonly sealingKey: Buffer
  readonly now: () => number
}

export type PlatformTokenKeeper = ReturnType<typeof createPlatformTokenKeeper>

export function createPlatformTokenKeeper({ store, platform, sealingKey, now }: PlatformTokenDeps) {
  const node = randomUUID()
  const renewals = createSingleFlight<PlatformTokens>()
  const confirmations = createSingleFlight<void>()

  function open(sessionId: string, { sealed }: SealedTokens): PlatformTokens {
    const text = unseal(sealingKey, sessionId, sealed)
    // Sealed under another key. Whoever has the right one can still open it, so nothing is ended or erased.
    if (text === undefined) throw refuse('reconnect-needed')
    return tokensSchema.parse(JSON.parse(text))
  }

  async function read(sessionId: string): Promise<SealedTokens> {
    const sealed = await store.read(sessionId)
    if (!sealed) throw refuse('session-ended')
    if (sealed.lost) throw refuse('reconnect-needed')
    return sealed
  }

  const isGood = (tokens: PlatformTokens) => tokens.accessExpiresAt - EARLY_MS > now()

  async function giveBack(
    sessionId: string,
    from: SealedTokens,
    unanswered: number,
    error: unknown,
  ): Promise<never> {
    if (unanswered > 1 && meansGrantIsGone(error)) {
      await store.markLost(sessionId, from.version, now())
      throw refuse('reconnect-needed', error)
    }
    const answered = error instanceof PlatformError && ANSWERED.has(error.code)
    await store.release(sessionId, node, answered)
    throw error
  }

  async function renewUnderLease(sessionId: string, from: SealedTokens): Promise<PlatformTokens> {
    const { refreshToken } = open(sessionId, from)
    const deadline = now() + WAIT_MS
    let unanswered: number | undefined
    while (true) {
      unanswered = await store.lease(sessionId, from.version, node, now(), now() + LEASE_MS)
      if (unanswered !== undefined) break
      const current = await read(sessionId)
      if (current.version !== from.version) return open(sessionId, current)
      if (now() > deadline) throw stillRenewing()
      await wait(POLL_MS)
    }
    try {
      const renewed = await platform.refreshTokens(refreshToken)
      const sealed = sealTokens(sealingKey, sessionId, renewed)
      const saved = await store.save(sessionId, from.version, sealed, renewed.refreshExpiresAt)
      return saved ? renewed : open(sessionId, await read(sessionId))
    } catch (error) {
      return giveBack(sessionId, from, unanswered, error)
    }
  }

  /**
   * Replaces the tokens that the caller found wanting. Callers that come meanwhile share the one renewal, and
   * whoever held a version that has been replaced since gets the newer one instead of spending another.
   */
  const renew = (sessionId: string, wanting: SealedTokens) =>
    renewals.run(sessionId, () => renewUnderLease(sessionId, wanting))

  /** An access token that is good for at least a minute; `refused` is one the platform did not take. */
  async function accessToken(sessionId: string, refused?: string): Promise<string> {
    const sealed = await read(sessionId)
    const tokens = open(sessionId, sealed)
    const usable = isGood(tokens) && tokens.accessToken !== refused
    return usable ? tokens.accessToken : (await renew(sessionId, sealed)).accessToken
  }

  async function ask(sessionId: string): Promise<void> {
    const sealed = await read(sessionId)
    const tokens = open(sessionId, sealed)
    if (!isGood(tokens)) {
      await renew(sessionId, sealed)
      return
    }
    try {
      await platform.resolveAccount(tokens.accessToken)
    } catch (error) {
      if (meansGrantIsGone(error)) await accessToken(sessionId, tokens.accessToken)
      else if (isOutage(error)) throw error
    }
  }

  return {
    accessToken,
    /**
     * Asks the platform whether the sign-in still stands. While the access token is good that is a mere question;
     * the refresh token is spent only when it has run out or is refused.
     */
    confirm: (sessionId: string) => confirmations.run(sessionId, () => ask(sessionId)),
  }
}

export function meansGrantIsGone(error: unknown): boolean {
  return error instanceof PlatformError && (error.code === 'grant-invalid' || error.code === 'unauthorized')
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
