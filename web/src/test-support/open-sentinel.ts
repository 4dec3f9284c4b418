import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { sessionStore } from '../data/session/session-store.ts'
import { writeSession } from '../data/stored/storage.ts'
import { chatMetadata } from './answers/chat-answer.ts'
import { type FakeAnswer, fakeFetch } from './fakes/fake-fetch.ts'
import { FakeWebSocket, fakeWebSocket } from './fakes/fake-web-socket.ts'
import { makeInventory } from './make-inventory.ts'
import { renderAt } from './render-at.tsx'
import { sessionOf } from './sessions.ts'
import { drawsWholeApp } from './whole-app.ts'

export const inventoryBody = { ...makeInventory([]), plugs: [] }

export const conversation = (changes: object = {}) => ({
  id: 'c7',
  title: 'Hand cannons',
  created_at: '2026-08-01T18:00:00Z',
  updated_at: '2026-08-01T18:42:00Z',
  messages: 2,
  ...changes,
})
interface SentinelServer {
  /** About conversations. */
  conversations: (request: Request) => FakeAnswer | undefined
  /** To the assistant's own inventory call; the screens' call stands in where it is not there. */
  live: FakeAnswer | undefined
  /** What it suggests to who has asked nothing yet. */
  starts: FakeAnswer | undefined
}
/** What the server answers; a test may change it. */
export const server: SentinelServer = { conversations: () => undefined, live: undefined, starts: undefined }

/** For a file whose tests draw Sentinel's screen: each begins with a server that has nothing to say. */
export function drawsSentinel(): void {
  drawsWholeApp()
  afterEach(() => void vi.useRealTimers())
  beforeEach(() => {
    Object.assign(server, { conversations: () => undefined, live: undefined, starts: undefined })
    sessionStorage.clear()
    fakeWebSocket()
  })
}

/** The screen, before its socket is open. */
export async function openSentinel(
  answer: FakeAnswer | 'hang' = { body: inventoryBody },
  path = '/sentinel',
) {
  const asked: string[] = []
  const requests: Request[] = []
  fakeFetch((request) => {
    requests.push(request)
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname.startsWith('/api/inventory/')) return answer
    if (server.live && pathname === '/api/dashboard/live-inventory') return server.live
    if (server.starts && pathname === '/api/chat/suggestions') return server.starts
    const stored = pathname.startsWith('/api/sentinel/conversations')
      ? server.conversations(request)
      : undefined
    if (stored) return stored
    if (pathname === '/api/sentinel/connection')
      return { body: { socket: '/ws/sentinel/4611686018400000001' } }
    if (pathname === '/api/sentinel/conversations') return { body: { conversations: [] } }
    return { status: 404, body: { code: 'not-found', detail: 'x' } }
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  const view = await renderAt(path)
  await screen.findByRole('log')
  return { ...view, asked, requests }
}
export const socket = async () => {
  await waitFor(() => expect(FakeWebSocket.made.length).toBeGreaterThan(0))
  return FakeWebSocket.made.at(-1) as FakeWebSocket
}
export async function connected(path?: string) {
  const view = await openSentinel(undefined, path)
  const live = await socket()
  act(() => live.open())
  await screen.findByText('Connected')
  return { ...view, live }
}
export const box = () =>
  screen.getByRole('textbox', { name: 'Ask about your vault, builds or week' }) as HTMLTextAreaElement
export const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
export const enter = (more: object = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...more })
export const sendButton = () => screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement
export const aiResponse = (content: string, id = 'a1', replyTo = 'q1') => ({
  type: 'ai_response',
  id,
  content,
  timestamp: '2026-08-01T18:42:00Z',
  conversation_id: 'c1',
  reply_to: replyTo,
  metadata: chatMetadata(),
})
