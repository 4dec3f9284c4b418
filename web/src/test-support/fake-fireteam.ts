import { type FireteamAnalysis, fireteamAnalysisSchema } from '@ai-vault/contract/advice/fireteam.ts'
import { type ActivityFacts, activityByFocus } from '@ai-vault/game/builds/activities.ts'
import { teamCoverage } from '@ai-vault/game/fireteam/team-coverage.ts'
import { makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { screen } from '@testing-library/react'
import { sessionStore } from '../data/session/session-store.ts'
import { writeSession } from '../data/stored/storage.ts'
import { type FakeAnswer, fakeFetch } from './fakes/fake-fetch.ts'
import { sessionOf } from './sessions.ts'

const RAID = activityByFocus('raid') as ActivityFacts
const worn = makeWeapon({ name: 'Divinity', champion: 'overload', element: 'arc' })

/** A team of two: one is read, the other hidden. */
export function fireteamAnalysis(changes: Partial<FireteamAnalysis> = {}): FireteamAnalysis {
  const coverage = teamCoverage([{ gear: { weapons: [worn], abilities: [] } }, {}], RAID)
  return fireteamAnalysisSchema.parse({
    type: 'fireteam_analysis',
    activity: 'Raid',
    activity_focus: 'raid',
    members: [
      {
        entry: '4611686018400000001',
        state: 'read',
        membership_id: '4611686018400000001',
        name: 'Vesper',
        code: '4102',
        you: true,
        class_type: 'hunter',
        power: 512,
        chosen_by: 'played-last',
        subclass: { name: 'Nightstalker', element: 'void', super: 'Shadowshot' },
        equipped: [{ name: 'Divinity', icon: '', hash: 1, slot: 'energy', element: 'arc', exotic: true }],
        roles: ['support'],
        experience: { looked_at: 100, clears: 23, median_minutes: 58 },
      },
      {
        entry: 'Nightjar#1190',
        state: 'private',
        name: 'Nightjar',
        code: '1190',
        you: false,
        equipped: [],
        roles: [],
      },
    ],
    coverage: coverage.map(({ by, ...need }) => ({ ...need, by: by.map((each) => each ?? null) })),
    fillings: [
      {
        need: 'overload',
        state: 'one',
        item: {
          instance_id: '7',
          hash: 9,
          name: 'Le Monarque',
          icon: '',
          place: { in: 'vault' },
          exotic: true,
        },
        by: 'Le Monarque',
        instead: 'Gjallarhorn',
        others: 2,
        best_others: [{ instance_id: '8', hash: 10, name: 'Wish-Ender', icon: '' }],
      },
    ],
    unfilled: ['void'],
    analyzed_at: '2026-11-16T02:00:00.000Z',
    ...changes,
  })
}

export type Answering = FakeAnswer | 'hang' | 'fail'
/** What the calls of the table get; each may change while the screen is open. */
export const fakeFireteam = (
  answer: () => Answering,
  current: () => Answering = () => 'fail',
  recent: () => Answering = () => 'fail',
) =>
  fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/analyze-weapon') return answer()
    if (pathname === '/api/fireteam/current') return current()
    if (pathname === '/api/fireteam/recent') return recent()
    return { status: 404, body: { code: 'x', detail: 'x' } }
  })
export const sentAnalyses = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.endsWith('/api/analyze-weapon'))

/** Of a player who is signed in, and whom the table names. */
export function signInToTable() {
  writeSession(sessionOf({ expiresAt: Math.floor(Date.now() / 1000) + 3600 }))
  sessionStore.check()
}
export const teamField = () => screen.findByRole('textbox', { name: /Fireteam member IDs/ })
