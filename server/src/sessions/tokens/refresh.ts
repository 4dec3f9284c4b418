import type { RefreshAnswer } from '@ai-vault/contract/account/session.ts'
import { PlatformError } from '@ai-vault/platform/errors.ts'
import { ApiError } from '../../errors/api-error.ts'
import { apiErrorOfPlatform } from '../../errors/platform-answers.ts'
import { hashOf, newSecret } from '../../secrets/digest.ts'
import type { createAuthenticator } from '../guards/authenticate.ts'
import { successorOf } from '../handles.ts'
import { isRefusal, refuse } from '../refusals.ts'
import type { RefreshHandle, SessionStore } from '../session-store.ts'
import { ACCESS_LIFETIME_MS } from '../sign-in.ts'
import type { SessionRow } from '../tables.ts'
import { meansGrantIsGone, type PlatformTokenKeeper } from './platform-tokens.ts'

/**
 * Exchanging a refresh handle. The platform is asked first, so that a sign-in the player took back over there
 * ends here too. Then the handle is used up and its successor handed out.
 *
 * A used handle that comes back is reuse: two parties hold the same line of handles, nobody can tell which is the
 * player, and the sign-in ends. What counts is when the request arrived: two that run side by side get the same
 * pair, even if the first of them is through before the second comes to look.
 *
 * Pages of ours in a browser get a little more. An answer may get lost on the way, so within LOST_ANSWER_MS, while
 * nobody has shown either of the new handles, the same pair is answered again. And a tab may read what another tab
 * stored a moment late, so within OTHER_TAB_MS it is answered again in any case.
 *
 * While the platform is down nothing is used up and nobody is signed out: the answer is 503, and the access
 * handle in hand is prolonged so that last good copies can still be read with it. Nor does a session end whose
 * platform tokens were lost by an answer that never came: its handles go on, and its copies say what is wrong.
 */
const LOST_ANSWER_MS = 10_000
const OTHER_TAB_MS = 2_000
const OLD_ACCESS_MS = 60_000
const LONGEST_REQUEST_MS = 60_000
const OUTAGE_ACCESS_MS = 15 * 60_000

export interface RefreshDeps {
  readonly store: SessionStore
  readonly authenticator: Pick<ReturnType<typeof createAuthenticator>, 'liveRow'>
  readonly tokens: Pick<PlatformTokenKeeper, 'confirm'>
  readonly handleKey: Buffer
  readonly now: () => number
}

interface Arrival {
  readonly arrivedAt: number
  readonly fromPage: boolean
}

export function createRefresh({ store, authenticator, tokens, handleKey, now }: RefreshDeps) {
  async function askPlatform(session: SessionRow) {
    try {
      await tokens.confirm(session.id)
    } catch (error) {
      if (isRefusal(error, 'reconnect-needed')) return
      if (meansGrantIsGone(error)) {
        await store.end(session.id, 'grant-invalid', now())
        throw refuse('grant-invalid', error)
      }
      if (!(error instanceof PlatformError)) throw error
      await store.prolongAccess(session.id, now() + OUTAGE_ACCESS_MS)
      const { code, detail, retryAfter } = apiErrorOfPlatform(error)
      throw new ApiError(503, code, detail, { retryAfter: retryAfter ?? 30, cause: error })
    }
  }

  async function rotate(session: SessionRow, refreshHandle: string): Promise<RefreshAnswer | undefined> {
    const salt = newSecret()
    const access = successorOf(handleKey, 'access', refreshHandle, salt)
    const refresh = successorOf(handleKey, 'refresh', refreshHandle, salt)
    const at = now()
    const accessExpiresAt = at + ACCESS_LIFETIME_MS
    const first = await store.rotate({
      sessionId: session.id,
      usedHash: hashOf(refreshHandle),
      salt,
      refreshHash: hashOf(refresh),
      accessHash: hashOf(access),
      accessExpiresAt,
      previousUntil: Math.min(session.access_expires_at, at + OLD_ACCESS_MS),
      now: at,
    })
    return first ? answer(access, refresh, accessExpiresAt) : undefined
  }

  async function repeat(
    session: SessionRow,
    refreshHandle: string,
    handle: RefreshHandle,
    { arrivedAt, fromPage }: Arrival,
  ): Promise<RefreshAnswer> {
    const { used_at: usedAt = null, successor_salt: salt } = handle ?? {}
    const late = usedAt === null ? Number.POSITIVE_INFINITY : lateness(arrivedAt, usedAt)
    const unseenFor = fromPage ? LOST_ANSWER_MS : 0
    const benign =
      (fromPage && late <= OTHER_TAB_MS) || (late <= unseenFor && !successorWasSeen(handle, arrivedAt))
    if (!benign || usedAt === null || !salt) {
      await store.end(session.id, 'refresh-reused', now())
      throw refuse('refresh-reused')
    }
    const access = successorOf(handleKey, 'access', refreshHandle, salt)
    const refresh = successorOf(handleKey, 'refresh', refreshHandle, salt)
    return answer(access, refresh, usedAt + ACCESS_LIFETIME_MS)
  }

  /** `fromPage`: the browser vouches that a page of ours sent it. */
  return async (
    refreshHandle: string,
    cookie: string | undefined,
    fromPage = false,
  ): Promise<RefreshAnswer> => {
    const arrival = { arrivedAt: now(), fromPage }
    const session = await authenticator.liveRow(cookie)
    const find = () => store.findRefreshHandle(hashOf(refreshHandle), session.id)
    const handle = await find()
    if (!handle) throw refuse('refresh-unknown')
    if (handle.used_at !== null) return repeat(session, refreshHandle, handle, arrival)
    await askPlatform(session)
    const rotated = await rotate(session, refreshHandle)
    return rotated ?? repeat(session, refreshHandle, await find(), arrival)
  }
}

/** Below zero where they ran side by side; no request runs longer than a minute, so beyond that the clock was set back. */
function lateness(arrivedAt: number, usedAt: number): number {
  const late = arrivedAt - usedAt
  return late < -LONGEST_REQUEST_MS ? Number.POSITIVE_INFINITY : late
}

function successorWasSeen(handle: RefreshHandle, before: number): boolean {
  const { successor_used_at: refreshUsed = null, access_first_used_at: accessUsed = null } = handle ?? {}
  return refreshUsed !== null || (accessUsed !== null && accessUsed <= before)
}

function answer(access: string, refresh: string, accessExpiresAt: number): RefreshAnswer {
  return {
    access_token: access,
    refresh_token: refresh,
    expires_at: Math.floor(accessExpiresAt / 1000),
  }
}
