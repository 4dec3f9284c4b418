import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { sessionStore } from '../data/session/session-store.ts'
import { FakeEventSource } from './fakes/fake-event-source.ts'

/** For a file whose tests draw the whole app: each begins signed out, and a busy machine gets its time. */
export function drawsWholeApp(): void {
  vi.setConfig({ testTimeout: 30_000 })
  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('EventSource', FakeEventSource)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    cleanup()
    sessionStore.end()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
