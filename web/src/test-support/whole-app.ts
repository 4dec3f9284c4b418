import { allowLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { sessionStore } from '../data/session/session-store.ts'
import { loadJudge } from '../items/advice/judge.ts'
import { allowFailureLog } from './allow-failure-log.ts'
import { FakeEventSource } from './fakes/fake-event-source.ts'

/** For a file whose tests draw the whole app: each begins signed out. */
export function drawsWholeApp(): void {
  allowFailureLog()
  // What is drawn behind an open dialog cannot have the focus, and React Aria says so of each.
  allowLog('warn', /^<(?:Focusable|Pressable)> child must be focusable/)
  // Here before the first screen, as in the browser of a player who has been here: verdicts are what most tests look at.
  beforeAll(loadJudge)
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
