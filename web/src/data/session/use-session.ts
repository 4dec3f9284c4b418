import { useSyncExternalStore } from 'react'
import type { SignedIn } from './session-check.ts'
import { type SessionState, sessionStore } from './session-store.ts'

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.read)
}

/** The account, or undefined while nobody is signed in. */
export function useSignedIn(): SignedIn | undefined {
  const state = useSession()
  return state.status === 'connected' ? state.session : undefined
}
