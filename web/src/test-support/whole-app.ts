import { allowLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { sessionStore } from '../data/session/session-store.ts'
import { allowFailureLog } from './allow-failure-log.ts'
import { FakeEventSource } from './fakes/fake-event-source.ts'

/** For a file whose tests draw the whole app: each begins signed out. */
export function drawsWholeApp(): void {
  allowFailureLog()
  // What is drawn behind an open dialog cannot have the focus, and React Aria says so of each.
  allowLog('warn', /^<(?:Focusable|Pressable)> child must be focusable/)
  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('EventSource', FakeEventSource)
  })
  afterEach(() => {
    cleanup()
    sessionStore.end()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
