import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loseConnection, regainConnection } from '../../test-support/connection.ts'
import { FakeWebSocket } from '../../test-support/fakes/fake-web-socket.ts'
import {
  box,
  connected,
  drawsSentinel,
  enter,
  inventoryBody,
  openSentinel,
  sendButton,
  server,
  socket,
  type,
} from '../../test-support/open-sentinel.ts'

drawsSentinel()

const LIMITED = 'Limited context available. Some features may be restricted.'

describe('the connection of the live chat', () => {
  /** In words, to who listens too, and by a shape of its own (G-44). */
  const state = () => {
    const status = within(screen.getByRole('complementary', { name: 'Panel' })).getByRole('status')
    const shape = ['other', 'degraded', 'down'].find((look) => status.querySelector(`[class*="${look}"]`))
    return [status.textContent, shape]
  }

  const NO_SOCKET = 'WebSocket connection not established. Please refresh the page.'
  const NOT_OPEN = 'Not connected to AI service. Please wait or refresh the page.'

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
    const own = await openSentinel()
    await screen.findByText(/^Ready, Vesper\./)
    const paths = own.asked.filter((path) => path.includes('inventory'))
    expect(paths).toEqual(['/api/dashboard/live-inventory', '/api/inventory/3/4611686018400000001'])
    for (const { url, headers } of own.requests.filter(({ url }) => url.includes('inventory'))) {
      expect(headers.get('authorization')).toMatch(/^Bearer .{10,}/)
      expect(url).not.toContain(headers.get('authorization')?.slice('Bearer '.length) ?? '?')
    }
  })

  it('F-339 does not ask the screens’ call where its own answers', async () => {
    server.live = { body: { success: true, data: inventoryBody } }
    const { asked } = await openSentinel({ status: 500, body: { code: 'x', detail: 'x' } })
    await screen.findByText(/^Ready, Vesper\./)
    expect(asked.filter((path) => path.includes('inventory'))).toEqual(['/api/dashboard/live-inventory'])
    expect(screen.queryByText(LIMITED)).toBeNull()
  })

  it('F-254 F-255 shows the state in words and takes input only while connected; a draft stays', async () => {
    await openSentinel()
    const live = await socket()
    expect(state()).toEqual(['Connecting', 'other'])
    expect(box().disabled).toBe(true)
    act(() => live.open())
    await waitFor(() => expect(state()).toEqual(['Connected', undefined]))
    expect(box().disabled).toBe(false)
    type('half a question')
    act(() => live.lose(1006))
    await waitFor(() => expect(state()).toEqual(['Disconnected', 'degraded']))
    expect([box().disabled, sendButton().disabled, box().value]).toEqual([true, true, 'half a question'])
  })

  it('F-254 an error is a state of its own, until the socket is closed', async () => {
    await openSentinel()
    const live = await socket()
    act(() => live.onerror?.())
    expect(state()).toEqual(['Connection error', 'down'])
    act(() => live.lose(1006))
    expect(state()).toEqual(['Disconnected', 'degraded'])
  })

  it('F-265 says what it lacks where the inventory does not come, and goes on', async () => {
    await openSentinel({ status: 403, body: { code: 'platform-private', detail: 'x' } })
    expect(await screen.findByText(LIMITED)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    const live = await socket()
    act(() => live.open())
    expect(await screen.findByText('Connected')).toBeTruthy()
  })

  it('F-273 a quick action before there is a socket says that none is established', async () => {
    await openSentinel('hang')
    fireEvent.click(screen.getByRole('button', { name: 'Analyze my vault' }))
    await screen.findByText(NO_SOCKET)
    expect(screen.queryByText(NOT_OPEN)).toBeNull()
    expect(FakeWebSocket.made).toHaveLength(0)
  })

  it('F-274 a quick action while the socket opens says that it is not connected, and sends nothing', async () => {
    await openSentinel()
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
    await openSentinel()
    const live = await socket()
    act(() => live.fail())
    expect(screen.getByText('WebSocket connection error. Check your internet connection.')).toBeTruthy()
    expect(screen.getByText(/^Sentinel cannot be reached, so it cannot read your account now/)).toBeTruthy()
    // The assistant answers from what is saved here, so this is no dead end.
    expect(screen.getByRole('link', { name: 'Ask the AI Assistant' }).getAttribute('href')).toBe('/ai')
  })

  it('the way to the assistant is shown only while Sentinel cannot be reached', async () => {
    await connected()
    expect(screen.queryByRole('link', { name: 'Ask the AI Assistant' })).toBeNull()
  })
})
