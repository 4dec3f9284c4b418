import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { sessionStore } from '../data/session/session-store.ts'
import { writeSession } from '../data/stored/storage.ts'
import { dashboardData } from './answers/dashboard-answer.ts'
import { fakeFetch } from './fakes/fake-fetch.ts'
import { renderAt } from './render-at.tsx'
import { sessionOf } from './sessions.ts'
import { textOf } from './text-of.ts'

/** The dashboard of a player with everything open, once it stands. */
export async function openDashboard(
  data: GuardianData = dashboardData(),
  displayName: string | null = 'Vesper#4102',
  path = '/dashboard?open=all',
) {
  fakeFetch((request) =>
    new URL(request.url).pathname === '/api/dashboard/guardian-data'
      ? { body: { success: true, data } }
      : { status: 404, body: { code: 'not-found', detail: 'x' } },
  )
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600, displayName }))
  sessionStore.check()
  const view = await renderAt(path)
  await screen.findByRole('region', { name: 'Do this next' })
  if (path.includes('open=all')) await screen.findByText('Total playtime')
  return view
}
export const estimate = (element: HTMLElement) =>
  fireEvent.click(within(element).getByRole('button', { name: 'Show an estimate' }))

export const region = (name: string) => screen.getByRole('region', { name })
export const linksIn = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .queryAllByRole('link')
      .map((link) => [textOf(link), decodeURIComponent(link.getAttribute('href') ?? '')]),
  )
export const scores = () => screen.getByRole('group', { name: 'Scores' })
