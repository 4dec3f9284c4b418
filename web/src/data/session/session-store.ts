import type { StoredSession } from '../stored/storage.ts'
import { clearSession, onSessionChangedElsewhere, readSession, writeSession } from '../stored/storage.ts'
import { checkSession, type SignedIn } from './session-check.ts'

/** What the connect control shows (F-034 to F-036). */
export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'connected'; readonly session: SignedIn }
  | { readonly status: 'disconnected' }

const CHECKING: SessionState = { status: 'checking' }
const DISCONNECTED: SessionState = { status: 'disconnected' }

const sameSession = (a: SessionState, b: SessionState) =>
  a.status === b.status &&
  (a.status !== 'connected' ||
    (b.status === 'connected' && JSON.stringify(a.session) === JSON.stringify(b.session)))

/**
 * Who is signed in, for this tab. The truth stands in the storage; the store re-reads it whenever this tab or another
 * one changes it, so that a sign-out reaches every tab.
 */
export function createSessionStore() {
  let state: SessionState = CHECKING
  const listeners = new Set<(state: SessionState, before: SessionState) => void>()

  function publish(next: SessionState) {
    if (sameSession(state, next)) return
    const before = state
    state = next
    for (const listener of listeners) listener(next, before)
  }

  /** Runs the authenticated check with its clearing rules and says whether someone is signed in. */
  function check(): boolean {
    const result = checkSession(readSession())
    if (result.verdict === 'invalid') clearSession()
    publish(
      result.verdict === 'authenticated' ? { status: 'connected', session: result.session } : DISCONNECTED,
    )
    return result.verdict === 'authenticated'
  }

  return {
    check,
    read: () => state,
    /** A sign-in replaces whatever stood there before. */
    begin(session: StoredSession) {
      clearSession()
      writeSession(session)
      return check()
    },
    update(session: Partial<StoredSession>) {
      writeSession(session)
      check()
    },
    end() {
      clearSession()
      publish(DISCONNECTED)
    },
    subscribe(listener: (state: SessionState, before: SessionState) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    followOtherTabs: () => onSessionChangedElsewhere(check),
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
export const sessionStore = createSessionStore()
