import type { Collectible, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { expect, it } from 'vitest'
import { isDone, placesLeft, progressAt } from '../../../data/atlas/destination-progress.ts'
import { atlasAnswers, pointWith } from '../../../test-support/answers/atlas-answers.ts'
import { destinationRows } from './Destinations.tsx'
import type { MapPoint } from './read-point.ts'

const destinations = (['Europa', 'Nessus', 'The Moon'] as const).map((name, at) => ({
  hash: at,
  name,
  points: 0,
  center: [0, 0] as [number, number],
  bounds: [
    [0, 0],
    [1, 1],
  ] as [[number, number], [number, number]],
  zones: [],
}))
const point = (id: number, destination_hash: number, changes: object = {}) =>
  pointWith(id, { destination_hash, ...changes }) as unknown as MapPoint
const [known] = atlasAnswers['/api/atlas/triumphs'].triumphs
const triumph = (hash: number, destination_hash: number, changes: object = {}) =>
  ({ ...known, state: 1, hash, where: { destination_hash }, ...changes }) as Triumph
const collectible = (destination_hash: number, acquired: boolean) =>
  ({ hash: 1, acquired, obtainable: 'now', where: { destination_hash } }) as Collectible

const points = [
  point(1, 0),
  point(2, 0, { found: true }),
  point(3, 0, { status: 'pending' }),
  point(4, 1),
  point(5, 1, { hash: 50 }),
  point(6, 1),
]
const records = {
  visited: new Set([50]),
  triumphs: [
    triumph(1, 2, { percent: 20 }),
    triumph(2, 0, { percent: 10 }),
    triumph(4, 2, { percent: 60 }),
    triumph(3, 0, { secret: true, percent: 90 }),
  ],
  collectibles: [collectible(0, false), collectible(0, true)],
}
const rows = destinationRows(destinations, (hash) => progressAt(hash, records, points))

it('the destination of the triumph nearest to done stands first, and without one those with most places left', () => {
  expect(rows.map(({ name }) => name)).toEqual(['The Moon', 'Europa', 'Nessus'])
})

it('where no triumph and no place is left, what is to collect decides', () => {
  const collectibles = [collectible(2, false)]
  const order = destinationRows(destinations, (hash) =>
    progressAt(hash, { visited: new Set(), triumphs: [], collectibles }, []),
  )
  expect(order[0]?.name).toBe('The Moon')
})

it('counts approved places, what was found there by the player or the platform, open triumphs and what is missing', () => {
  const [moon, europa, nessus] = rows
  expect(europa).toMatchObject({ places: { found: 1, of: 2 } })
  expect(europa?.missing).toHaveLength(1)
  expect(europa?.open?.map(({ hash }) => hash)).toEqual([2])
  expect(nessus).toMatchObject({ places: { found: 1, of: 3 }, open: [], missing: [] })
  expect(nessus && placesLeft(nessus)).toBe(2)
  expect(moon).toMatchObject({ places: { found: 0, of: 0 } })
  expect(moon?.open?.map(({ hash }) => hash)).toEqual([4, 1])
})

it('counts nothing of what could not be read, and calls no destination done for it', () => {
  const unread = { visited: new Set<number>() }
  for (const row of destinationRows(destinations, (hash) => progressAt(hash, unread, undefined)))
    expect([row.open, row.missing, row.places, isDone(row)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
})

it.each([
  ['everything read and nothing left', { open: [], missing: [], places: { found: 2, of: 2 } }, true],
  ['no triumphs read', { missing: [], places: { found: 2, of: 2 } }, undefined],
  ['no points read', { open: [], missing: [] }, undefined],
  ['a place left, and nothing else read', { places: { found: 1, of: 2 } }, false],
  [
    'something to collect',
    { open: [], missing: [collectible(0, false)], places: { found: 2, of: 2 } },
    false,
  ],
])('with %s, done is %s', (_, progress, done) => {
  expect(isDone(progress)).toBe(done)
})
