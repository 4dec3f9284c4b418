import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readLog } from '../../../data/log.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { sessionStore } from '../../../data/session/session-store.ts'
import { writeAiKey, writeSession } from '../../../data/stored/storage.ts'
import { chatAnswer } from '../../../test-support/answers/chat-answer.ts'
import { dashboardData } from '../../../test-support/answers/dashboard-answer.ts'
import { type FakeAnswer, fakeFetch } from '../../../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../../../test-support/render-at.tsx'
import { renderPart } from '../../../test-support/render-part.tsx'
import { sessionOf } from '../../../test-support/sessions.ts'
import { drawsWholeApp } from '../../../test-support/whole-app.ts'
import { SentinelChat } from './SentinelChat.tsx'
import { useChat } from './use-chat.ts'

drawsWholeApp()
beforeEach(() => {
  sessionStorage.clear()
  writeAiKey('built-in-analyst')
})

const STARTS = ['One?', 'Two?', 'Three?', 'Four?', 'Five?']
const TROUBLE = "I'm having trouble connecting right now. Please check your API key and try again..."
const suggestions = {
  body: { suggestions: STARTS, sees: { items: 812, read_at: Date.UTC(2026, 7, 1, 18, 42) } },
}

/** The conversation that the answers belong to, as the server keeps it. */
const STORED = {
  id: chatAnswer().session_id,
  title: 'hello',
  created_at: '2026-08-01T00:00:00Z',
  updated_at: '2026-08-01T00:00:00Z',
  messages: 2,
  log: [
    { id: '1', sender: 'user', content: 'hello', timestamp: '2026-08-01T00:00:00Z' },
    { id: '2', sender: 'ai', content: 'As I said before.', timestamp: '2026-08-01T00:00:00Z' },
  ],
}

type Answering = FakeAnswer | 'hang' | 'fail'

/** The chat alone, or in its place in the dashboard, once it stands; `answers` are what its questions get, one after the other. */
async function open(answers: Answering[] = [], starts: Answering = suggestions, where?: 'dashboard') {
  const requests = fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/dashboard/guardian-data') return { body: { success: true, data: dashboardData() } }
    if (pathname === '/api/chat/suggestions') return starts
    if (pathname === '/api/chat') return answers.shift() ?? 'hang'
    if (pathname === `/api/sentinel/conversations/${chatAnswer().session_id}`) return { body: STORED }
    return { status: 404, body: { code: 'not-found', detail: 'x' } }
  })
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
  const { session } = sessionStore.read() as { readonly session: SignedIn }
  if (where === 'dashboard') await renderAt('/dashboard?open=sentinel')
  else await renderPart(<SentinelChat session={session} />)
  const log = await screen.findByRole('log')
  const region = log.closest<HTMLElement>('section') ?? document.body
  const asked = () => requests.filter(({ url }) => new URL(url).pathname === '/api/chat')
  return { region, inside: within(region), asked }
}

const box = () => screen.getByRole('textbox', { name: 'Ask about your vault' }) as HTMLTextAreaElement
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const enter = (more: object = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...more })
const chips = () =>
  within(screen.getByRole('list', { name: 'Suggested questions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

describe('the chat of the dashboard', () => {
  it('F-179 F-180 greets with what it can see and offers the first four suggestions', async () => {
    const { inside } = await open([], suggestions, 'dashboard')
    expect(await inside.findByText(/^I can see 812 items, synced at \d\d:\d\d\./)).toBeTruthy()
    expect(chips()).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
  })

  it('F-180 has four of its own where the suggestions do not come', async () => {
    const { inside } = await open([], { status: 422, body: { code: 'x', detail: 'x' } })
    expect(await inside.findByText(/^I am Sentinel/)).toBeTruthy()
    expect(chips()).toHaveLength(4)
  })

  it('F-181 F-182 starts a session with the first reply and goes on with its id', async () => {
    const { inside, asked } = await open([{ body: chatAnswer() }, { body: chatAnswer() }])
    expect(inside.getByText('Starting new session').closest('[role=status]')).toBeTruthy()
    fireEvent.click(inside.getByRole('button', { name: 'One?' }))
    await inside.findByText('Connected')
    type('the second one, why?')
    enter()
    expect(box().value).toBe('')
    await waitFor(() => expect(asked()).toHaveLength(2))
    const bodies = await Promise.all(asked().map((request) => request.json()))
    expect(bodies.map(({ session_id }) => session_id)).toEqual([undefined, chatAnswer().session_id])
  })

  it.each([
    ['without metadata', {}],
    ['with empty metadata', { metadata: {} }],
  ])('F-357 takes an answer of the specified fields alone, %s', async (_, more) => {
    const { metadata: _ours, ...bare } = chatAnswer({ response: 'Keep it.' })
    const { inside } = await open([{ body: { ...bare, ...more } }])
    type('hello')
    enter()
    expect(await inside.findByText('Keep it.')).toBeTruthy()
    expect(inside.getByRole('button', { name: 'How we know: 82 % sure' })).toBeTruthy()
    expect(chips()).toEqual(['And for PvP?', 'Compare them'])
  })

  it('F-183 Enter sends, Shift+Enter does not, and an input method keeps its own Enter', async () => {
    const { asked } = await open()
    type('hello')
    enter({ shiftKey: true })
    enter({ isComposing: true })
    expect(asked()).toHaveLength(0)
    enter()
    await waitFor(() => expect(asked()).toHaveLength(1))
  })

  it('F-184 F-185 says that it thinks, sends nothing else meanwhile, and can be stopped', async () => {
    const { inside, asked } = await open()
    type('hello')
    enter()
    await inside.findByText('Sentinel is thinking...')
    type('more')
    const send = inside.getByRole('button', { name: 'Send' }) as HTMLButtonElement
    expect(send.disabled).toBe(true)
    enter()
    fireEvent.click(inside.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(inside.queryByText('Sentinel is thinking...')).toBeNull())
    expect(asked()).toHaveLength(1)
    expect(box().value).toBe('more')
    expect(send.disabled).toBe(false)
  })

  it('F-185 sends nothing that is blank', async () => {
    const { inside, asked } = await open()
    for (const blank of ['', '   ', '\n \t']) {
      type(blank)
      expect((inside.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true)
      enter()
    }
    expect(asked()).toHaveLength(0)
  })

  it.each([
    ['123456789', 0],
    ['  123456789  ', 0],
    ['1234567890', 1],
  ])(
    'F-186 with the key %j it sends %i questions, and the player reads the connection text',
    async (key, sent) => {
      writeAiKey(key)
      const { inside, asked } = await open([{ body: chatAnswer() }])
      type('hello')
      enter()
      if (sent === 0) await inside.findByText(TROUBLE)
      else await inside.findByText('Connected')
      expect(asked()).toHaveLength(sent)
    },
  )

  it('F-187 a failure is an error bubble, and Retry asks the same once more', async () => {
    const { inside, asked } = await open([{ status: 500, body: {} }, { body: chatAnswer() }])
    type('hello')
    enter()
    // What can be asked stands there until an answer says what follows.
    expect(chips()).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
    const bubble = await inside.findByText(TROUBLE)
    expect(readLog().at(-1)).toMatchObject({ code: 'chat-failed' })
    expect(chips()).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
    expect(bubble.closest('[data-sender]')?.getAttribute('data-sender')).toBe('error')
    fireEvent.click(inside.getByRole('button', { name: 'Retry' }))
    await inside.findByText('Connected')
    expect(inside.queryByText(TROUBLE)).toBeNull()
    const bodies = await Promise.all(asked().map((request) => request.json()))
    expect(bodies.map(({ message }) => message)).toEqual(['hello', 'hello'])
  })

  it('F-188 the box has two rows, and the log can be reached and scrolled by keyboard', async () => {
    const { inside } = await open()
    expect(box().getAttribute('rows')).toBe('2')
    expect(inside.getByRole('log').tabIndex).toBe(0)
    expect(inside.getByRole('log').className).toMatch(/log/)
    const css = readFileSync(join(import.meta.dirname, 'SentinelChat.module.css'), 'utf8')
    // Fixed: neither a least nor a greatest height.
    expect(/\.log \{([^}]*)\}/.exec(css)?.[1]).toMatch(/^\s+height: 300px;/)
  })

  it('F-189 F-357 an answer without its optional fields is an answer all the same', async () => {
    const { response, session_id } = chatAnswer({ response: '<img src=x onerror=alert(1)> **bold**' })
    const { inside, region } = await open([{ body: { response, session_id } }])
    type('hello')
    enter()
    expect((await inside.findByText('bold')).tagName).toBe('B')
    expect(region.querySelector('img')).toBeNull()
    expect(region.textContent).toContain('<img src=x onerror=alert(1)>')
    expect(inside.queryByRole('button', { name: /% sure$/ })).toBeNull()
  })

  it('F-189 a message of the chat has the specified fields, those of the answer as they came', async () => {
    const answers = [{ body: chatAnswer() }, { status: 500, body: {} }]
    fakeFetch(() => answers.shift() ?? 'hang')
    const session = sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }) as SignedIn
    const { result } = renderHook(() => useChat(session))
    const ask = async (text: string) => {
      act(() => result.current.ask(text))
      await waitFor(() => expect(result.current.waiting).toBe(false))
    }
    await ask('hello')
    await ask('again')
    const made = { id: expect.stringMatching(/\S/), timestamp: expect.stringMatching(/^\d{4}-.*Z$/) }
    const { response: content, session_id: _, ...told } = chatAnswer()
    expect(result.current.messages).toEqual([
      { ...made, type: 'user', content: 'hello' },
      { ...made, ...told, type: 'assistant', content },
      { ...made, type: 'user', content: 'again' },
      { ...made, type: 'assistant', content: TROUBLE, error: true },
    ])
    expect(new Set(result.current.messages.map(({ id }) => id)).size).toBe(4)
  })

  it('F-189 shows how sure it is, and why, on a press', async () => {
    const { inside } = await open([{ body: chatAnswer() }])
    type('hello')
    enter()
    const sure = await inside.findByRole('button', { name: 'How we know: 82 % sure' })
    expect(inside.queryByText('the copy of your account is older than 15 minutes')).toBeNull()
    fireEvent.click(sure)
    expect(inside.getByText('the copy of your account is older than 15 minutes')).toBeTruthy()
  })

  it('F-190 sends who asks, where from, and the AI key as bearer', async () => {
    writeAiKey('sk-proj-canary-0001')
    const { asked } = await open()
    type('  hello ')
    enter()
    await waitFor(() => expect(asked()).toHaveLength(1))
    expect(asked()[0]?.headers.get('authorization')).toBe('Bearer sk-proj-canary-0001')
    expect(await asked()[0]?.json()).toEqual({
      message: 'hello',
      user_id: sessionOf().membershipId,
      context: { source: 'dashboard', activity_focus: 'general' },
      time_zone: expect.any(String),
    })
  })

  it('F-190 F-191 items are chips that open their sheet, sources are links, and the search used is shown', async () => {
    const { inside } = await open([{ body: chatAnswer() }], suggestions, 'dashboard')
    type('hello')
    enter()
    const chip = await inside.findByRole('button', { name: 'Rose' })
    expect(inside.getByText('is:handcannon', { selector: 'code' })).toBeTruthy()
    fireEvent.click(inside.getByRole('button', { name: /^How we know/ }))
    const source = inside.getByRole('link', { name: 'Your weapons: is:handcannon' })
    expect(source.getAttribute('href')).toBe('/armory?q=is%3Ahandcannon')
    fireEvent.click(chip)
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('copies an answer as plain text', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    const { inside } = await open([{ body: chatAnswer() }])
    type('hello')
    enter()
    fireEvent.click(await inside.findByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('Keep Rose: it is rated 9.4.'))
  })

  it('says a reply once to who listens, not the whole log', async () => {
    const { region, inside } = await open([{ body: chatAnswer() }])
    type('hello')
    enter()
    await inside.findByText('Connected')
    expect(inside.getByRole('log').getAttribute('aria-live')).toBe('off')
    const announcements = [...region.querySelectorAll('[role=status]')].filter(({ textContent }) =>
      textContent?.includes('Keep Rose'),
    )
    expect(announcements.map(({ textContent }) => textContent)).toEqual([
      'Sentinel: Keep Rose: it is rated 9.4.',
    ])
  })

  it('F-182 goes on with the same conversation when the page is loaded again', async () => {
    const { inside } = await open([{ body: chatAnswer() }])
    type('hello')
    enter()
    await inside.findByText('Connected')
    cleanup()
    const again = await open()
    await again.inside.findByText('As I said before.')
    type('and then?')
    enter()
    await waitFor(() => expect(again.asked()).toHaveLength(1))
    expect(await again.asked()[0]?.json()).toMatchObject({ session_id: STORED.id })
  })

  it('keeps what was typed when the page is loaded again', async () => {
    await open()
    type('half a question')
    expect(
      Object.entries(sessionStorage).some(
        ([key, value]) => key.includes('draft') && value === 'half a question',
      ),
    ).toBe(true)
    expect(localStorage.getItem(STORAGE_KEYS.aiApiKey)).toBe('built-in-analyst')
  })
})
