import { screen } from '@testing-library/react'
import { sessionStore } from '../data/session/session-store.ts'
import { writeSession } from '../data/stored/storage.ts'
import { fakeAtlas } from './answers/atlas-answers.ts'
import { renderAt } from './render-at.tsx'
import { sessionOf } from './sessions.ts'

type Changes = Parameters<typeof fakeAtlas>[0]

/** The Atlas of a player who is signed in, with the answers that are given. */
export async function openAtlas(changes: Changes = {}, path = '/atlas') {
  const fake = fakeAtlas(changes)
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600, displayName: 'Vesper#4102' }))
  sessionStore.check()
  return { ...fake, ...(await renderAt(path)) }
}
export const openMap = (changes: Changes = {}, path = '/atlas?list=map') => openAtlas(changes, path)

/** An answer that refuses, with a reason. */
export const BROKEN = { status: 422, body: { code: 'odd', detail: 'because odd' } }

export const part = (name: string) => screen.findByRole('region', { name })
export const search = (router: { latestLocation: { searchStr: string } }) =>
  Object.fromEntries(new URLSearchParams(router.latestLocation.searchStr))
