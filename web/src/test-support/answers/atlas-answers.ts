import { mapDestinationsAnswerSchema, pointsAnswerSchema } from '@ai-vault/contract/atlas/points.ts'
import {
  collectiblesAnswerSchema,
  progressAnswerSchema,
  type Triumph,
  triumphsAnswerSchema,
} from '@ai-vault/contract/atlas/records.ts'
import { type FakeAnswer, fakeFetch } from '../fakes/fake-fetch.ts'
import { dashboardData } from './dashboard-answer.ts'

export const triumphWith = (hash: number, changes: Partial<Triumph> = {}): Triumph => ({
  hash,
  definition: { name: `Triumph ${hash}`, description: `Do ${hash}`, points: 10 },
  state: 3,
  platformState: 4,
  objectives: [],
  category: 'campaign',
  priority: 'medium',
  percent: 50,
  ...changes,
})

const objective = (objectiveHash: number, progress: number) => ({
  objectiveHash,
  progress,
  completionValue: 4,
  complete: progress >= 4,
  text: `Part ${objectiveHash}`,
})

const triumphs = [
  triumphWith(11, {
    objectives: [4, 3, 2, 1, 0].map((progress, at) => objective(at + 1, progress)),
    where: { destination_hash: 7, destination: 'Europa', zone: 'Nexus' },
    seals: [5],
  }),
  triumphWith(12),
  triumphWith(13, { definition: { points: 5 } }),
  triumphWith(14),
  triumphWith(15, { state: 0, percent: 100, claimable: true }),
]

export const pointWith = (id: number, changes: object = {}) => ({
  id: String(id),
  name: `Point ${id}`,
  kind: 'lore',
  coords: [id / 10, id / 5],
  lat: id / 10,
  lng: id / 5,
  status: 'approved',
  upvotes: 2,
  downvotes: 1,
  ...changes,
})

const corner = [0, 0]

/** What the server says about a small account; each answer passes the contract. */
export const atlasAnswers = {
  '/api/atlas/triumphs': triumphsAnswerSchema.parse({
    triumphs,
    seals: [
      {
        hash: 5,
        name: 'Pathfinder',
        title: 'Pathfinder',
        earned: false,
        done: 2,
        total: 5,
        percent: 40,
        open: [11],
      },
    ],
    missions: [11, 12, 13, 14].map((hash) => ({ hash, open: 1, of: 1, left: 2, nearby: 0 })),
    withheld: false,
  }),
  '/api/atlas/collectibles': collectiblesAnswerSchema.parse({
    collectibles: [
      { hash: 21, definition: { name: 'Rose' }, acquired: true, kind: 'weapon', obtainable: 'now' },
      { hash: 22, definition: {}, acquired: false, kind: 'armor', obtainable: 'now', source: 'A chest' },
      {
        hash: 23,
        definition: { name: 'Thorn' },
        acquired: false,
        kind: 'weapon',
        rarity: 'exotic',
        obtainable: 'over',
      },
    ],
    withheld: false,
  }),
  '/api/atlas/progress': progressAnswerSchema.parse({
    progress: { triumphs: { done: 1, total: 5, percent: 20 }, score: { active: 1234, lifetime: 5000 } },
  }),
  '/api/atlas/planner': { pinned: [], changed_at: 0 },
  '/api/atlas/map/destinations': mapDestinationsAnswerSchema.parse({
    destinations: [
      {
        hash: 7,
        name: 'Europa',
        points: 2,
        center: corner,
        bounds: [corner, [1, 1]],
        zones: [{ hash: 70, name: 'Nexus', center: [0.5, 0.5] }],
      },
      { hash: 8, name: 'Nessus', points: 0, center: corner, bounds: [corner, [1, 1]], zones: [] },
    ],
    tiles: 'one',
  }),
  '/api/atlas/map/points': pointsAnswerSchema.parse({
    points: [
      pointWith(1, { status: 'pending', upvotes: 3, downvotes: 0 }),
      pointWith(2, { mine: true }),
      pointWith(3, { hash: 70, zone: 'Nexus' }),
    ],
    you: { role: 'member', accepted_points: 0, submissions_left: 9 },
  }),
  '/api/dashboard/guardian-data': { success: true, data: dashboardData() },
}

type Path = keyof typeof atlasAnswers
type Given = FakeAnswer | 'hang' | 'fail'

/** Answers as above; a test changes some of them, by path, also while the screen is open. */
export function fakeAtlas(changes: Partial<Record<string, Given | ((request: Request) => Given)>> = {}) {
  const requests = fakeFetch((request) => {
    const { pathname } = new URL(request.url)
    const changed = changes[pathname]
    if (changed !== undefined) return typeof changed === 'function' ? changed(request) : changed
    const body = atlasAnswers[pathname as Path]
    return body ? { body } : { status: 404, body: { code: 'not-found', detail: 'nothing there' } }
  })
  const asked = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path)
  return { changes, requests, asked }
}
