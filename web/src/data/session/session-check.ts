import { MIN_VALID_TOKEN_LENGTH, REFRESH_WINDOW_SECONDS } from '@ai-vault/contract/service/limits.ts'
import type { StoredSession } from '../stored/storage.ts'

/** A stored session that passed the check. */
export interface SignedIn extends StoredSession {
  readonly accessToken: string
  readonly membershipId: string
  readonly membershipType: string
}

/**
 * The authenticated check. `missing` leaves the storage alone (F-028); `invalid` means that it must be cleared: a
 * token too short to be one (F-029), or the placeholder 'test' in place of an account (F-030).
 */
export type SessionCheck =
  | { readonly verdict: 'authenticated'; readonly session: SignedIn }
  | { readonly verdict: 'missing' | 'invalid' }

const PLACEHOLDER = 'test'

export function checkSession(stored: StoredSession): SessionCheck {
  const { accessToken, membershipId, membershipType } = stored
  if (!accessToken || !membershipId || !membershipType) return { verdict: 'missing' }
  if (accessToken.length < MIN_VALID_TOKEN_LENGTH) return { verdict: 'invalid' }
  if (membershipId === PLACEHOLDER || membershipType === PLACEHOLDER) return { verdict: 'invalid' }
  return { verdict: 'authenticated', session: { ...stored, accessToken, membershipId, membershipType } }
}

/** A call refreshes first when the expiry is 300 s away or nearer, or has passed (F-032). Unknown expiry: no. */
export function needsRefresh(expiresAt: number | null, nowSeconds: number): boolean {
  return expiresAt !== null && expiresAt - nowSeconds <= REFRESH_WINDOW_SECONDS
}
