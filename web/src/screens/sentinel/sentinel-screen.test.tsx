import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { leaveForSentinel } from '../../data/sentinel/leave-for-sentinel.ts'
import { words as sharing } from '../../sharing/words.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { FakeWebSocket } from '../../test-support/fakes/fake-web-socket.ts'
import {
  aiResponse,
  box,
  connected,
  conversation,
  drawsSentinel,
  enter,
  openSentinel,
  sendButton,
  server,
  socket,
  type,
} from '../../test-support/open-sentinel.ts'
import { renderAt } from '../../test-support/render-at.tsx'
import { sessionOf } from '../../test-support/sessions.ts'

drawsSentinel()

describe('the live chat', () => {
  it('offers questions of this account while nothing was asked yet', async () => {
    server.starts = { body: { suggestions: ['One?', 'Two?', 'Three?', 'Four?', 'Five?'] } }
    const { live: opened } = await connected()
    const chips = await screen.findByRole('list', { name: 'Suggested questions' })
    const offered = within(chips).getAllByRole('button')
    // What those leave out follows: of an empty vault the titles alone.
    expect(offered.map((each) => each.querySelector('b')?.textContent)).toEqual([
      'One?',
      'Two?',
      'Three?',
      'Four?',
      'Which titles am I close to?',
    ])
    expect(offered[4]?.textContent).toContain('What is missing for each')
    fireEvent.click(offered[1] as HTMLElement)
    expect(opened.frames('user_message').map(({ message }) => message)).toEqual(['Two?'])
    expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull()
  })

  it('keeps those questions in reach of the keyboard while it connects, and asks none of them', async () => {
    server.starts = { body: { suggestions: ['One?', 'Two?', 'Three?', 'Four?'] } }
    await openSentinel()
    const opening = await socket()
    const chips = await screen.findByRole('list', { name: 'Suggested questions' })
    const [first] = within(chips).getAllByRole('button') as [HTMLElement]
    first.focus()
    expect(document.activeElement).toBe(first)
    expect(first.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(first)
    expect(opening.frames('user_message')).toEqual([])
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
    expect(sendButton().disabled).toBe(true)
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
    act(() => live.say(aiResponse('Keep it. It is good.', 'a1', id)))
    expect(screen.queryByText('Sentinel is thinking...')).toBeNull()
    expect(screen.getByText('Keep it. It is good.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'How we know: 82 % sure' }))
    expect(
      screen.getAllByRole('link', { name: 'Your weapons: is:handcannon' })[0]?.getAttribute('href'),
    ).toBe('/armory?q=is%3Ahandcannon')
  })

  it('an answer that claims nothing is not said to be sure', async () => {
    const { live } = await connected()
    type('hello')
    enter()
    const { id } = live.frames('user_message')[0] as { id: string }
    const unread = aiResponse('I do not understand.', 'a1', id)
    act(() => live.say({ ...unread, metadata: { ...unread.metadata, claims_nothing: true } }))
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
      ['Analyze my vault', 'What can go from my vault?', 'dismantle_review', {}],
      ['Plan my evening', 'What can I do this evening in two hours?', 'weekly_plan', { time_minutes: 120 }],
      ['Best weapons now', 'What are my best weapons for PvE?', 'best_owned_slot', {}],
    ] as const
    expect(
      panel
        .getAllByRole('button')
        .slice(-quick.length - 1)
        .map(({ textContent }) => textContent),
    ).toEqual([...quick.map(([label]) => label), 'Share Loadout'])
    for (const [label, message, intent, slots] of quick) {
      fireEvent.click(panel.getByRole('button', { name: label }))
      const { id, ...sent } = live.frames('user_message').at(-1) as { id: string }
      expect(sent).toMatchObject({ message, query: { intent, slots } })
      act(() => live.say(aiResponse('Done', `answer to ${id}`, id)))
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
    act(() => live.say({ ...aiResponse('Half'), stopped: true }))
    expect(screen.getByText('Stopped')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Answer again' }))
    expect(live.frames('regenerate')).toEqual([{ type: 'regenerate', id: 'a1' }])
    act(() => live.say(aiResponse('Whole', 'a2')))
    expect(screen.getByText('Whole')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Earlier answer' }))
    expect(screen.getByText('Half')).toBeTruthy()
  })

  it('says a reply once to who listens', async () => {
    const { live } = await connected()
    act(() => live.say({ type: 'typing_start', id: 'a1', reply_to: 'q1', conversation_id: 'c1' }))
    act(() => live.say(aiResponse('Keep it.')))
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
    const spoken = screen
      .getAllByRole('status')
      .filter(({ textContent }) => textContent?.includes('Keep it.'))
    expect(spoken.map(({ textContent }) => textContent)).toEqual(['Sentinel: Keep it.'])
  })

  it('says the same words again where they are a reply of their own', async () => {
    const { live } = await connected()
    act(() => live.say(aiResponse('Keep it.')))
    const region = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent === 'Sentinel: Keep it.') as HTMLElement
    const announced: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) announced.push(node.textContent ?? '')
    })
    observer.observe(region, { childList: true, subtree: true, characterData: true })
    act(() => live.say(aiResponse('Keep it.', 'a2', 'q2')))
    await waitFor(() => expect(announced).toEqual(['Sentinel: Keep it.']))
    observer.disconnect()
  })
})

describe('a server that knows the specified frames alone', () => {
  it('F-363 F-369 is asked and answers', async () => {
    await openSentinel()
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
    fireEvent.click(screen.getByRole('button', { name: 'How we know: 82 % sure' }))
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
    act(() => live.say(aiResponse('Done')))
    act(() => live.say({ type: 'context_update', context: { guardianName: 'Nova', lastActivity: 7 } }))
    type('second')
    enter()
    const [before, after] = live.frames('user_message').map(({ context }) => context)
    expect(after).toEqual({ ...(before as object), guardianName: 'Nova' })
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
    act(() => live.say(aiResponse('Keep it.', 'a1', id)))
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
    expect(sendButton().disabled).toBe(false)
  })

  it('another conversation can be opened only once the answer is there', async () => {
    server.conversations = () => ({ body: { conversations: [conversation()] } })
    const { live } = await connected()
    act(() => live.say({ type: 'typing_start', id: 'a1', reply_to: 'q1', conversation_id: 'c1' }))
    fireEvent.click(button('History'))
    const row = (await screen.findByRole('button', { name: 'Hand cannons' })) as HTMLButtonElement
    expect(row.disabled).toBe(true)
    act(() => live.say(aiResponse('Keep it.')))
    expect(row.disabled).toBe(false)
  })
})

describe('a prompt that another screen left', () => {
  const prompt = 'Analyze the 7 weapons of my vault that match: is:arc.'
  const query: Query = { intent: 'dismantle_review', slots: { filter: 'is:arc' }, exclude: [], unread: [] }

  it('F-264 is sent one second after the chat is ready, and is gone once it was sent', async () => {
    leaveForSentinel({ prompt, query })
    await openSentinel(undefined, '/sentinel-ai')
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
