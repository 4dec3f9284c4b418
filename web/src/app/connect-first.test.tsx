import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../data/session/session-store.ts'
import type { Screen } from '../loading/screen.ts'
import { fakeFetch } from '../test-support/fakes/fake-fetch.ts'
import { renderAt } from '../test-support/render-at.tsx'
import { sessionOf } from '../test-support/sessions.ts'
import { drawsWholeApp } from '../test-support/whole-app.ts'
import { ConnectFirst } from './ConnectFirst.tsx'
import { SCREENS } from './screen-list.ts'

const screens: readonly Screen[] = SCREENS
const WORDS = { name: 'Atlas', connect: 'Connect to see it.' }
const forPlayers = screens.filter(({ visitors }) => visitors === 'connect')

drawsWholeApp()

describe('a screen for players only', () => {
  it('F-040 says in one line of its own what it does for a player', () => {
    const lines = forPlayers.map(({ words }) => words.connect)
    expect(forPlayers.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/dashboard', '/armory', '/atlas']),
    )
    expect(lines.every((line) => line !== undefined && line.length > 20)).toBe(true)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it.each(forPlayers.filter(({ load }) => load).map(({ path, words }) => [path, words] as const))(
    'F-040 %s asks a visitor to connect',
    async (path, words) => {
      fakeFetch(() => ({ status: 404, body: { code: 'not-found', detail: 'x' } }))
      sessionStore.check()
      await renderAt(path)
      expect(await screen.findByText(words.connect ?? '')).toBeDefined()
      expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeDefined()
      expect(screen.getByText('Read-only. You come back to this screen.')).toBeDefined()
    },
  )

  it('F-040 shows no prompt while the sign-in is checked, and none to a player', () => {
    const checking = { status: 'checking' } as const
    const read = vi.spyOn(sessionStore, 'read').mockReturnValue(checking)
    const view = <ConnectFirst Screen={({ session }) => <p>{session.displayName}</p>} words={WORDS} />
    const { rerender } = render(view)
    expect(screen.getByText('Checking sign-in')).toBeDefined()
    expect(screen.queryByText(WORDS.connect)).toBeNull()
    read.mockRestore()
    act(() => void sessionStore.begin(sessionOf()))
    rerender(view)
    expect(screen.getByText('Vesper#4102')).toBeDefined()
    act(() => sessionStore.end())
    expect(screen.getByText(WORDS.connect)).toBeDefined()
  })
})
