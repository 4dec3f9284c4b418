import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askAddress } from '../../data/sentinel/ask-address.ts'
import { leaveForSentinel } from '../../data/sentinel/leave-for-sentinel.ts'
import { sessionStore } from '../../data/session/session-store.ts'
import { writeSession } from '../../data/stored/storage.ts'
import { words as sharing } from '../../sharing/words.ts'
import { chatMetadata } from '../../test-support/answers/chat-answer.ts'
import { loseConnection, regainConnection } from '../../test-support/connection.ts'
import { type FakeAnswer, fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { FakeWebSocket, fakeWebSocket } from '../../test-support/fakes/fake-web-socket.ts'
import { makeInventory } from '../../test-support/make-inventory.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'
import { drawsWholeApp } from '../../test-support/whole-app.ts'

drawsWholeApp()
afterEach(() => vi.useRealTimers())
beforeEach(() => {
  conversations = () => undefined
  live = undefined
  starts = undefined
  sessionStorage.clear()
  fakeWebSocket()
})

const { plugs: _plugs = [], ...inventory } = { ...makeInventory([]), plugs: [] }
const LIMITED = 'Limited context available. Some features may be restricted.'

const conversation = (changes: object = {}) => ({
  id: 'c7',
  title: 'Hand cannons',
  created_at: '2026-08-01T18:00:00Z',
  updated_at: '2026-08-01T18:42:00Z',
  messages: 2,
  ...changes,
})
/** What the server answers about conversations; a test may change it. */
let conversations: (request: Request) => FakeAnswer | undefined = () => undefined

/** What the assistant's own inventory call answers; the screens' call stands in where it is not there. */
let live: FakeAnswer | undefined
/** What it suggests to who has asked nothing yet. */
let starts: FakeAnswer | undefined

async function open(answer: FakeAnswer | 'hang' = { body: { ...inventory, plugs: [] } }, path = '/sentinel') {
  const asked: string[] = []
  const requests: Request[] = []
  fakeFetch((request) => {
    requests.push(request)
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname.startsWith('/api/inventory/')) return answer
    if (live && pathname === '/api/dashboard/live-inventory') return live
    if (starts && pathname === '/api/chat/suggestions') return starts
    const told = pathname.startsWith('/api/sentinel/conversations') ? conversations(request) : undefined
    if (told) return told
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
const socket = async () => {
  await waitFor(() => expect(FakeWebSocket.made.length).toBeGreaterThan(0))
  return FakeWebSocket.made.at(-1) as FakeWebSocket
}
async function connected(path?: string) {
  const view = await open(undefined, path)
  const live = await socket()
  act(() => live.open())
  await screen.findByText('Connected')
  return { ...view, live }
}
const box = () =>
  screen.getByRole('textbox', { name: 'Ask about your vault, builds or week' }) as HTMLTextAreaElement
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const enter = (more: object = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...more })
const send = () => screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement
const answer = (content: string, id = 'a1', replyTo = 'q1') => ({
  type: 'ai_response',
  id,
  content,
  timestamp: '2026-08-01T18:42:00Z',
  conversation_id: 'c1',
  reply_to: replyTo,
  metadata: chatMetadata(),
})

describe('the live chat', () => {
  it('F-263 reads the inventory, greets, and opens the socket after that', async () => {
    const { asked, live } = await connected()
    expect(screen.getByText(/^Ready, Vesper\./)).toBeTruthy()
    const inventoryAt = asked.findIndex((path) => path.startsWith('/api/inventory/'))
    expect(inventoryAt).toBeGreaterThanOrEqual(0)
    expect(asked.indexOf('/api/sentinel/connection')).toBeGreaterThan(inventoryAt)
    expect(live.url).toContain('/ws/sentinel/4611686018400000001')
  })

  it('F-256 without a connection says so at once, and gives a question back that was lost with it', async () => {
    const { live } = await connected()
    type('best hand cannon')
    enter()
    expect(live.frames('user_message')).toHaveLength(1)
    await loseConnection()
    await screen.findByText('Disconnected')
    expect(screen.getByRole('link', { name: 'Ask the AI Assistant' })).toBeTruthy()
    regainConnection()
    await waitFor(() => expect(FakeWebSocket.made).toHaveLength(2))
    act(() => FakeWebSocket.made.at(-1)?.open())
    await screen.findByText('The connection was lost before an answer came. Ask again.')
    expect(box().value).toBe('best hand cannon')
    expect(screen.queryByRole('link', { name: 'Ask the AI Assistant' })).toBeNull()
  })

  it('F-339 asks the assistant’s own inventory call first; the screens’ call stands in, with the token in the head', async () => {
    const own = await open()
    await screen.findByText(/^Ready, Vesper\./)
    const paths = own.asked.filter((path) => path.includes('inventory'))
    expect(paths).toEqual(['/api/dashboard/live-inventory', '/api/inventory/3/4611686018400000001'])
    for (const { url, headers } of own.requests.filter(({ url }) => url.includes('inventory'))) {
      expect(headers.get('authorization')).toMatch(/^Bearer .{10,}/)
      expect(url).not.toContain(headers.get('authorization')?.slice('Bearer '.length) ?? '?')
    }
  })

  it('F-339 does not ask the screens’ call where its own answers', async () => {
    live = { body: { success: true, data: { ...inventory, plugs: [] } } }
    const { asked } = await open({ status: 500, body: { code: 'x', detail: 'x' } })
    await screen.findByText(/^Ready, Vesper\./)
    expect(asked.filter((path) => path.includes('inventory'))).toEqual(['/api/dashboard/live-inventory'])
    expect(screen.queryByText(LIMITED)).toBeNull()
  })

  it('offers questions of this account while nothing was asked yet', async () => {
    starts = { body: { suggestions: ['One?', 'Two?', 'Three?', 'Four?', 'Five?'] } }
    const { live: opened } = await connected()
    const chips = await screen.findByRole('list', { name: 'Suggested questions' })
    const offered = within(chips).getAllByRole('button')
    // What those leave out follows: armor and titles.
    expect(offered.map((each) => each.querySelector('b')?.textContent)).toEqual([
      'One?',
      'Two?',
      'Three?',
      'Four?',
      'Can I reach 100 grenade?',
      'Which titles am I close to?',
    ])
    expect(offered[4]?.textContent).toContain('The five pieces that get you there')
    fireEvent.click(offered[1] as HTMLElement)
    expect(opened.frames('user_message').map(({ message }) => message)).toEqual(['Two?'])
    expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull()
  })

  it('keeps those questions in reach of the keyboard while it connects, and asks none of them', async () => {
    starts = { body: { suggestions: ['One?', 'Two?', 'Three?', 'Four?'] } }
    await open()
    const opening = await socket()
    const chips = await screen.findByRole('list', { name: 'Suggested questions' })
    const [first] = within(chips).getAllByRole('button') as [HTMLElement]
    first.focus()
    expect(document.activeElement).toBe(first)
    expect(first.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(first)
    expect(opening.frames('user_message')).toEqual([])
  })

  /** In words, to who listens too, and by a shape of its own (G-44). */
  const state = () => {
    const status = within(screen.getByRole('complementary', { name: 'Panel' })).getByRole('status')
    const shape = ['other', 'degraded', 'down'].find((look) => status.querySelector(`[class*="${look}"]`))
    return [status.textContent, shape]
  }

  it('F-254 F-255 shows the state in words and takes input only while connected; a draft stays', async () => {
    await open()
    const live = await socket()
    expect(state()).toEqual(['Connecting', 'other'])
    expect(box().disabled).toBe(true)
    act(() => live.open())
    await waitFor(() => expect(state()).toEqual(['Connected', undefined]))
    expect(box().disabled).toBe(false)
    type('half a question')
    act(() => live.lose(1006))
    await waitFor(() => expect(state()).toEqual(['Disconnected', 'degraded']))
    expect([box().disabled, send().disabled, box().value]).toEqual([true, true, 'half a question'])
  })

  it('F-254 an error is a state of its own, until the socket is closed', async () => {
    await open()
    const live = await socket()
    act(() => live.onerror?.())
    expect(state()).toEqual(['Connection error', 'down'])
    act(() => live.lose(1006))
    expect(state()).toEqual(['Disconnected', 'degraded'])
  })

  it('F-253 F-268 has three voices, and the chosen one goes with the question and stays', async () => {
    const { live } = await connected()
    for (const name of ['Guardian', 'Ghost', 'Vanguard'])
      expect(screen.getByRole('radio', { name })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Vanguard' }))
    type('hello')
    enter()
    expect(live.frames('user_message')[0]).toMatchObject({
      personality: 'vanguard',
      context: { preferences: { personality: 'vanguard' } },
    })
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.sentinelPreferences) ?? '')).toMatchObject({
      v: 1,
      personality: 'vanguard',
    })
  })

  it('F-267 F-268 F-271 Enter sends the question with its context, Shift+Enter does not', async () => {
    const { live } = await connected()
    type('  hello ')
    enter({ shiftKey: true })
    enter({ isComposing: true })
    expect(live.frames('user_message')).toHaveLength(0)
    enter()
    expect(live.frames('user_message')).toEqual([
      {
        type: 'user_message',
        message: 'hello',
        personality: 'guardian',
        timestamp: expect.any(String),
        id: expect.any(String),
        context: {
          guardianName: 'Vesper#4102',
          membershipId: sessionOf().membershipId,
          membershipType: '3',
          lastActivity: null,
          inventoryData: { items: 0, weapons: 0, armor: 0, readAt: expect.any(String) },
          preferences: { personality: 'guardian' },
        },
      },
    ])
    expect(JSON.stringify(live.sent[1]).length).toBeLessThan(16 * 1024)
    expect(box().value).toBe('')
  })

  it('F-278 sends nothing that is blank', async () => {
    const { live } = await connected()
    type(' \n ')
    expect(send().disabled).toBe(true)
    enter()
    expect(live.frames('user_message')).toHaveLength(0)
  })

  it('F-257 F-258 F-270 types, then shows the answer with its confidence and sources', async () => {
    const { live } = await connected()
    type('hello')
    enter()
    const { id } = live.frames('user_message')[0] as { id: string }
    act(() => live.say({ type: 'typing_start', id: 'a1', reply_to: id, conversation_id: 'c1' }))
    expect(screen.getByText('Sentinel is thinking...')).toBeTruthy()
    act(() => live.say(answer('Keep it. It is good.', 'a1', id)))
    expect(screen.queryByText('Sentinel is thinking...')).toBeNull()
    expect(screen.getByText('Keep it. It is good.')).toBeTruthy()
    expect(screen.getByRole('button', { name: '82 % sure' })).toBeTruthy()
    expect(
      screen.getAllByRole('link', { name: 'Your weapons: is:handcannon' })[0]?.getAttribute('href'),
    ).toBe('/armory?q=is%3Ahandcannon')
  })

  it('an answer that claims nothing is not said to be sure', async () => {
    const { live } = await connected()
    type('hello')
    enter()
    const { id } = live.frames('user_message')[0] as { id: string }
    const told = answer('I do not understand.', 'a1', id)
    act(() => live.say({ ...told, metadata: { ...told.metadata, claims_nothing: true } }))
    expect(screen.getByText('I do not understand.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /% sure/ })).toBeNull()
  })

  it('F-259 F-261 F-262 notes and errors of the server are texts, other types are nothing', async () => {
    const { live } = await connected()
    act(() => {
      live.say({ type: 'system', content: '<b>Maintenance</b> at noon' })
      live.say({ type: 'error', message: 'too many messages' })
      live.say({ type: 'dance' })
      live.say('{broken')
    })
    expect(screen.getByText('<b>Maintenance</b> at noon')).toBeTruthy()
    expect(screen.getByText('Error: too many messages')).toBeTruthy()
    expect(screen.getByText('Received invalid message from AI service')).toBeTruthy()
  })

  it('F-265 says what it lacks where the inventory does not come, and goes on', async () => {
    await open({ status: 403, body: { code: 'platform-private', detail: 'x' } })
    expect(await screen.findByText(LIMITED)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    const live = await socket()
    act(() => live.open())
    expect(await screen.findByText('Connected')).toBeTruthy()
  })

  const NO_SOCKET = 'WebSocket connection not established. Please refresh the page.'
  const NOT_OPEN = 'Not connected to AI service. Please wait or refresh the page.'

  it('F-273 a quick action before there is a socket says that none is established', async () => {
    await open('hang')
    fireEvent.click(screen.getByRole('button', { name: 'Analyze my vault' }))
    await screen.findByText(NO_SOCKET)
    expect(screen.queryByText(NOT_OPEN)).toBeNull()
    expect(FakeWebSocket.made).toHaveLength(0)
  })

  it('F-274 a quick action while the socket opens says that it is not connected, and sends nothing', async () => {
    await open()
    const live = await socket()
    fireEvent.click(screen.getByRole('button', { name: 'Plan my evening' }))
    await screen.findByText(NOT_OPEN)
    expect(screen.queryByText(NO_SOCKET)).toBeNull()
    expect(live.frames('user_message')).toHaveLength(0)
  })

  it('F-275 a message that did not go out stays in the box', async () => {
    const { live } = await connected()
    type('hello')
    live.broken = true
    enter()
    expect(screen.getByText('Failed to send message. Please try again.')).toBeTruthy()
    expect(box().value).toBe('hello')
  })

  it('F-277 an error of the connection is told', async () => {
    await open()
    const live = await socket()
    act(() => live.fail())
    expect(screen.getByText('WebSocket connection error. Check your internet connection.')).toBeTruthy()
    // The assistant answers from what is saved here, so this is no dead end.
    expect(screen.getByRole('link', { name: 'Ask the AI Assistant' }).getAttribute('href')).toBe('/ai')
  })

  it('the way to the assistant is shown only while Sentinel cannot be reached', async () => {
    await connected()
    expect(screen.queryByRole('link', { name: 'Ask the AI Assistant' })).toBeNull()
  })

  it('F-272 the panel names the guardian, what Sentinel can do, and quick actions', async () => {
    const { live } = await connected()
    const panel = within(screen.getByRole('complementary', { name: 'Panel' }))
    // On a phone it is folded, and a press opens it; elsewhere the style shows all of it.
    const fold = panel.getByRole('button', { name: 'Panel' })
    const isOpen = () => [
      fold.getAttribute('aria-expanded'),
      /open/.test(fold.nextElementSibling?.className ?? ''),
    ]
    expect(isOpen()).toEqual(['false', false])
    fireEvent.click(fold)
    expect(isOpen()).toEqual(['true', true])
    expect(panel.getByText('Vesper#4102')).toBeTruthy()
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Judge a roll and say why',
      'Find what is safe to dismantle',
      'Find armor, make legal builds',
      'See what your fireteam lacks',
      'Tell which triumphs are near',
      'Read your match history',
    ])
    const quick = [
      ['Analyze my vault', 'My vault is full, what can go?', 'dismantle_review'],
      ['Plan my evening', 'What should I do this week?', 'weekly_plan'],
      ['Best weapons now', 'What are my best weapons for PvE?', 'best_owned_slot'],
    ] as const
    expect(
      panel
        .getAllByRole('button')
        .slice(-quick.length - 1)
        .map(({ textContent }) => textContent),
    ).toEqual([...quick.map(([label]) => label), 'Share Loadout'])
    for (const [label, message, intent] of quick) {
      fireEvent.click(panel.getByRole('button', { name: label }))
      const { id, ...sent } = live.frames('user_message').at(-1) as { id: string }
      expect(sent).toMatchObject({ message, query: { intent } })
      act(() => live.say(answer('Done', `answer to ${id}`, id)))
    }
  })

  it('F-323 a loadout is shared from the panel; who wears nothing that is known is told so', async () => {
    await connected()
    const panel = within(screen.getByRole('complementary', { name: 'Panel' }))
    fireEvent.click(panel.getByRole('button', { name: 'Share Loadout' }))
    await panel.findByText(sharing.nothingWorn)
  })

  it('stops an answer, and asks for another version of one', async () => {
    const { live } = await connected()
    act(() => live.say({ type: 'typing_start', id: 'a1', reply_to: 'q1', conversation_id: 'c1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(live.frames('stop')).toHaveLength(1)
    act(() => live.say({ ...answer('Half'), stopped: true }))
    expect(screen.getByText('Stopped')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Answer again' }))
    expect(live.frames('regenerate')).toEqual([{ type: 'regenerate', id: 'a1' }])
    act(() => live.say(answer('Whole', 'a2')))
    expect(screen.getByText('Whole')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Earlier answer' }))
    expect(screen.getByText('Half')).toBeTruthy()
  })

  it('says a reply once to who listens', async () => {
    const { live } = await connected()
    act(() => live.say({ type: 'typing_start', id: 'a1', reply_to: 'q1', conversation_id: 'c1' }))
    act(() => live.say(answer('Keep it.')))
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
    const spoken = screen
      .getAllByRole('status')
      .filter(({ textContent }) => textContent?.includes('Keep it.'))
    expect(spoken.map(({ textContent }) => textContent)).toEqual(['Sentinel: Keep it.'])
  })

  it('says the same words again where they are a reply of their own', async () => {
    const { live } = await connected()
    act(() => live.say(answer('Keep it.')))
    const region = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent === 'Sentinel: Keep it.') as HTMLElement
    const said: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '')
    })
    observer.observe(region, { childList: true, subtree: true, characterData: true })
    act(() => live.say(answer('Keep it.', 'a2', 'q2')))
    await waitFor(() => expect(said).toEqual(['Sentinel: Keep it.']))
    observer.disconnect()
  })
})

describe('a server that knows the specified frames alone', () => {
  it('F-363 F-369 is asked and answers', async () => {
    await open()
    const live = await socket()
    act(() => live.open({ plain: true }))
    await screen.findByText('Connected')
    type('hello')
    enter()
    expect(live.frames('user_message')[0]).toMatchObject({ message: 'hello', personality: 'guardian' })
    act(() => {
      live.say({ type: 'typing_start' })
      live.say({
        type: 'ai_response',
        content: 'Keep it.',
        metadata: { confidence: 0.82, sources: ['Your vault'] },
      })
    })
    expect(screen.getByText('Keep it.')).toBeTruthy()
    expect(screen.getByRole('button', { name: '82 % sure' })).toBeTruthy()
    expect(screen.getAllByText('Your vault').length).toBeGreaterThan(0)
    expect(screen.queryByText('Sentinel is thinking...')).toBeNull()
    act(() =>
      live.say({
        type: 'context_update',
        context: { inventoryData: { items: 12, weapons: 5, armor: 7, readAt: '2026-08-01T18:42:00Z' } },
      }),
    )
    expect(await screen.findByText(/^Reads 12 items as of /)).toBeTruthy()
  })

  it('F-260 what the server corrects goes along with the next question, and the rest stays', async () => {
    const { live } = await connected()
    type('first')
    enter()
    act(() => live.say(answer('Done')))
    act(() => live.say({ type: 'context_update', context: { guardianName: 'Nova', lastActivity: 7 } }))
    type('second')
    enter()
    const [before, after] = live.frames('user_message').map(({ context }) => context)
    expect(after).toEqual({ ...(before as object), guardianName: 'Nova' })
  })
})

describe('an answer as data', () => {
  const best: Query = {
    intent: 'best_owned_slot',
    slots: { weapon_type: ['hand_cannon'], mode: 'pvp' },
    exclude: [{ value: 'exotic' }],
    unread: [],
  }
  const row = (title: string) => ({
    title,
    lines: ['Slideshot'],
    value: '9.4',
    tier: 'God-Tier',
    place: 'Vault',
  })
  const part = {
    query: best,
    chips: [
      { label: 'best owned', at: 'intent' },
      { label: 'hand cannon', at: 'weapon_type' },
      { label: 'PvP', at: 'mode', choices: [{ label: 'PvE', value: 'pve' }] },
      { label: 'not exotic', at: 0, ruled_out: true },
    ],
    additions: [{ label: '', at: 'element', choices: [{ label: 'void', value: ['void'] }] }],
    lead: 'Rose is your best one: 9.4 for PvP.',
    facts: [row('Rose'), row('Palindrome')],
    more: [row('Fatebringer')],
    total: 3,
    unread: ['for rumble nights'],
    notes: [],
    armory: '/armory?q=is%3Ahandcannon',
  }
  async function answered(metadata: object) {
    const { live } = await connected()
    type('best pvp hand cannon, no exotics, for rumble nights')
    enter()
    const { id } = live.frames('user_message')[0] as { id: string }
    const told = answer('Rose is your best one.', 'a1', id)
    act(() => live.say({ ...told, metadata: { ...told.metadata, ...metadata } }))
    return live
  }

  it('shows how it was read, three rows at most, all of them behind one press, and what was not read', async () => {
    await answered({ parts: [part] })
    const chips = within(screen.getByRole('list', { name: 'How the question was read' }))
    expect(
      chips.getAllByRole('listitem').map((chip) => chip.querySelector('span, option')?.textContent),
    ).toEqual(['best owned', 'hand cannon', 'PvP', 'not exotic', '+'])
    expect(screen.getByText('I did not use: “for rumble nights”')).toBeTruthy()
    expect(screen.queryByText('Fatebringer')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show all 3' }))
    expect(screen.getByText('Fatebringer')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'In the armory' }).getAttribute('href')).toBe(part.armory)
  })

  it('a chip that is taken out, changed or added asks again with the changed query', async () => {
    const live = await answered({ parts: [part] })
    const asked = () => live.frames('user_message').at(-1)
    fireEvent.click(screen.getByRole('button', { name: 'Take out: not exotic' }))
    expect(asked()).toMatchObject({
      message: 'best owned, hand cannon, PvP',
      query: { ...best, exclude: [] },
    })
    // One answer at a time.
    fireEvent.click(screen.getByRole('button', { name: 'Take out: hand cannon' }))
    expect(live.frames('user_message')).toHaveLength(2)
    act(() => live.say(answer('Done.', 'a2', String(asked()?.id))))
    fireEvent.change(screen.getByRole('combobox', { name: 'Change PvP' }), { target: { value: '0' } })
    expect(asked()).toMatchObject({
      message: 'best owned, hand cannon, PvE, not exotic',
      query: { ...best, slots: { ...best.slots, mode: 'pve' } },
    })
    act(() => live.say(answer('Done.', 'a3', String(asked()?.id))))
    fireEvent.change(screen.getByRole('combobox', { name: 'Add to the question' }), {
      target: { value: 'element 0' },
    })
    expect(asked()).toMatchObject({ query: { ...best, slots: { ...best.slots, element: ['void'] } } })
  })

  it('a question asked back is answered with one press', async () => {
    const live = await answered({
      parts: [],
      asked: [{ label: 'Void weapons', query: best }],
      claims_nothing: true,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Void weapons' }))
    expect(live.frames('user_message').at(-1)).toMatchObject({ message: 'Void weapons', query: best })
  })

  it('a copied link asks the same again, once', async () => {
    const address = askAddress('best owned, hand cannon', best)
    const { live } = await connected(address)
    await waitFor(() => expect(live.frames('user_message')).toHaveLength(1))
    expect(live.frames('user_message')[0]).toMatchObject({ message: 'best owned, hand cannon', query: best })
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(live.frames('user_message')).toHaveLength(1)
  })

  it('a link of another version asks its words', async () => {
    const { live } = await connected('/sentinel?ask=best+hand+cannon&query=%7B%22intent%22%3A%22dance%22%7D')
    await waitFor(() => expect(live.frames('user_message')).toHaveLength(1))
    expect(live.frames('user_message')[0]).toMatchObject({ message: 'best hand cannon' })
    expect(live.frames('user_message')[0]).not.toHaveProperty('query')
  })
})

describe('while an answer is being written', () => {
  const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement

  it('nothing else can be asked, and its conversation is not left', async () => {
    const { live } = await connected()
    type('hello')
    enter()
    for (const name of ['Analyze my vault', 'Plan my evening', 'Best weapons now', 'New conversation'])
      expect([name, button(name).disabled]).toEqual([name, true])
    const { id } = live.frames('user_message')[0] as { id: string }
    act(() => live.say({ type: 'typing_start', id: 'a1', reply_to: id, conversation_id: 'c1' }))
    fireEvent.click(button('Analyze my vault'))
    expect(live.frames('user_message')).toHaveLength(1)
    act(() => live.say(answer('Keep it.', 'a1', id)))
    for (const name of ['Analyze my vault', 'New conversation']) expect(button(name).disabled).toBe(false)
    fireEvent.click(button('New conversation'))
    expect(screen.queryByText('Keep it.')).toBeNull()
  })

  it('a question that the server did not take returns to the box', async () => {
    const { live } = await connected()
    type('one too many')
    enter()
    const { id } = live.frames('user_message')[0] as { id: string }
    expect(box().value).toBe('')
    act(() =>
      live.say({ type: 'error', code: 'too-many-messages', message: 'Too many messages.', reply_to: id }),
    )
    expect(box().value).toBe('one too many')
    expect(screen.getByRole('log').querySelectorAll('[data-sender=user]')).toHaveLength(0)
    expect(send().disabled).toBe(false)
  })

  it('another conversation can be opened only once the answer is there', async () => {
    conversations = () => ({ body: { conversations: [conversation()] } })
    const { live } = await connected()
    act(() => live.say({ type: 'typing_start', id: 'a1', reply_to: 'q1', conversation_id: 'c1' }))
    fireEvent.click(button('History'))
    const row = (await screen.findByRole('button', { name: 'Hand cannons' })) as HTMLButtonElement
    expect(row.disabled).toBe(true)
    act(() => live.say(answer('Keep it.')))
    expect(row.disabled).toBe(false)
  })
})

describe('the history', () => {
  const openHistory = async () => {
    await connected()
    fireEvent.click(screen.getByRole('button', { name: 'History' }))
    await screen.findByRole('button', { name: 'Hand cannons' })
  }

  it('a rename begins in the field with the title selected, and Enter saves it', async () => {
    let saved = ''
    conversations = (request) => {
      if (request.method !== 'PATCH') return { body: { conversations: [conversation()] } }
      void request
        .clone()
        .text()
        .then((body) => {
          saved = body
        })
      return { body: conversation() }
    }
    await openHistory()
    fireEvent.click(screen.getByRole('button', { name: 'Rename Hand cannons' }))
    const title = screen.getByLabelText('Title') as HTMLInputElement
    expect(document.activeElement).toBe(title)
    expect(title.value.slice(title.selectionStart ?? 0, title.selectionEnd ?? 0)).toBe('Hand cannons')
    fireEvent.change(title, { target: { value: 'My cannons' } })
    fireEvent.submit(title)
    await waitFor(() => expect(saved).toContain('My cannons'))
    expect(await screen.findByRole('button', { name: 'Hand cannons' })).toBeTruthy()
  })

  it('a rename that failed stays open with what was typed, and says so', async () => {
    conversations = ({ method }) =>
      method === 'PATCH'
        ? { status: 500, body: { code: 'x', detail: 'x' } }
        : { body: { conversations: [conversation()] } }
    await openHistory()
    fireEvent.click(screen.getByRole('button', { name: 'Rename Hand cannons' }))
    const title = screen.getByLabelText('Title') as HTMLInputElement
    fireEvent.change(title, { target: { value: 'My cannons' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('That did not work. Try again.')).toBeTruthy()
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('My cannons')
  })

  it('a second press of Delete is no second request', async () => {
    const deleted: string[] = []
    conversations = ({ method, url }) => {
      if (method !== 'DELETE') return { body: { conversations: deleted.length > 0 ? [] : [conversation()] } }
      deleted.push(url)
      return { body: { success: true } }
    }
    await openHistory()
    fireEvent.click(screen.getByRole('button', { name: 'Delete Hand cannons' }))
    const sure = screen.getByRole('button', { name: 'Delete' })
    fireEvent.click(sure)
    fireEvent.click(sure)
    expect(await screen.findByText('No conversation yet.')).toBeTruthy()
    expect(deleted).toHaveLength(1)
  })

  it('a search is one request for a word, not one for each letter', async () => {
    const sought: string[] = []
    conversations = ({ url }) => {
      sought.push(new URL(url).searchParams.get('q') ?? '')
      return { body: { conversations: [conversation()] } }
    }
    await openHistory()
    for (const letters of ['c', 'ca', 'can', 'cann', 'cannon'])
      fireEvent.change(screen.getByLabelText('Search in all messages'), { target: { value: letters } })
    await waitFor(() => expect(sought.at(-1)).toBe('cannon'))
    expect(sought).toEqual(['', 'cannon'])
  })
})

describe('a prompt that another screen left', () => {
  const prompt = 'Analyze the 7 weapons of my vault that match: is:arc.'
  const query: Query = { intent: 'dismantle_review', slots: { filter: 'is:arc' }, exclude: [], unread: [] }

  it('F-264 is sent one second after the chat is ready, and is gone once it was sent', async () => {
    leaveForSentinel({ prompt, query })
    await open(undefined, '/sentinel-ai')
    const live = await socket()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => live.open())
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(live.frames('user_message')).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(live.frames('user_message')).toHaveLength(1)
    expect(live.frames('user_message')[0]).toMatchObject({ message: prompt, query })
    expect(localStorage.getItem(STORAGE_KEYS.preloadedPrompt)).toBeNull()
  })

  it('F-264 waits for the connection, and stays where it could not be sent', async () => {
    leaveForSentinel({ prompt })
    const { live } = await connected('/sentinel-ai')
    live.broken = true
    await screen.findByText('Failed to send message. Please try again.')
    expect(localStorage.getItem(STORAGE_KEYS.preloadedPrompt)).toBe(prompt)
  })
})

describe('without an account', () => {
  it('F-266 there is no socket, only the connect prompt', async () => {
    fakeFetch(() => ({ status: 404, body: {} }))
    await renderAt('/sentinel')
    expect(await screen.findByText('Connect to ask Sentinel about your vault.')).toBeTruthy()
    expect(FakeWebSocket.made).toHaveLength(0)
  })
})
