import type { StoredSession } from '../stored/storage.ts'
import { words } from '../words.ts'

/**
 * What the platform's way back brought along. Token parameters are taken as they are (F-018); a code is exchanged by the
 * server (F-019); neither means that nobody wanted anything (F-022). Whoever pressed Cancel on the platform's page comes back
 * with `access_denied`: that is a decision and no failure.
 */
export type Callback =
  | { readonly kind: 'tokens'; readonly session: StoredSession }
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly reason: string }

export const MISSING_PARAMETERS = words.signIn.missing

export function readCallback(query: URLSearchParams): Callback {
  const accessToken = query.get('access_token')
  if (accessToken !== null) return readTokens(query, accessToken)
  const code = query.get('code')
  if (code !== null) {
    const state = query.get('state')
    return code && state ? { kind: 'code', code, state } : { kind: 'refused', reason: MISSING_PARAMETERS }
  }
  const error = query.get('error')
  if (error === 'access_denied') return { kind: 'cancelled' }
  if (error !== null) return { kind: 'refused', reason: words.signIn.platformError }
  return { kind: 'nothing' }
}

function readTokens(query: URLSearchParams, accessToken: string): Callback {
  const membershipId = query.get('membership_id')
  if (!accessToken || !membershipId) return { kind: 'refused', reason: MISSING_PARAMETERS }
  const expiresAt = Number.parseInt(query.get('expires_at') ?? '', 10)
  return {
    kind: 'tokens',
    session: {
      accessToken,
      membershipId,
      refreshToken: query.get('refresh_token'),
      expiresAt: Number.isFinite(expiresAt) ? expiresAt : null,
      membershipType: query.get('membership_type'),
      displayName: query.get('display_name') || words.signIn.nameless,
    },
  }
}

/** The texts and waits of the callback screen, as specified; whoever cancelled stays until they choose. */
export const CALLBACK_ENDINGS = {
  success: { text: words.signIn.success, delayMs: 1_500 },
  nothing: { text: words.signIn.nothing, delayMs: 500 },
  failed: { text: words.signIn.failed, delayMs: 3_000 },
  cancelled: { text: words.signIn.cancelled, delayMs: undefined },
} as const
