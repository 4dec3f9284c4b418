import { refreshSession } from '../api/api-client.ts'
import { readSession } from '../stored/storage.ts'
import { checkSession, needsRefresh } from './session-check.ts'
import { sessionStore } from './session-store.ts'

/**
 * At start the session is 'checking' only as long as it must be: a sign-in whose expiry is near is refreshed first, so
 * that nobody sees 'connected' turn into 'disconnected'. An outage leaves it connected (G-21).
 */
export async function startSession(): Promise<void> {
  sessionStore.followOtherTabs()
  // A page that Back brings as it was left has heard of no sign-in and no sign-out since then.
  window.addEventListener('pageshow', ({ persisted }) => persisted && sessionStore.check())
  const { verdict } = checkSession(readSession())
  if (verdict === 'authenticated' && needsRefresh(readSession().expiresAt, Date.now() / 1000)) {
    await refreshSession()
  }
  sessionStore.check()
}
