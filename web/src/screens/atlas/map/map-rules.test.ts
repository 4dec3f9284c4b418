import type { Point } from '@ai-vault/contract/atlas/points.ts'
import { pointSchema } from '@ai-vault/contract/atlas/points.ts'
import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { toLatLng, toSpot } from '@ai-vault/game/atlas/projection.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { isFound, placesBeen } from '../../../data/atlas/standing.ts'
import { EMPTY_DRAFT, readDraft, wrapped, writeDraft, written } from './draft.ts'
import { cluster, MARK_SIZE } from './drawing/clusters.ts'
import { keepClear, namesAt } from './drawing/keep-clear.ts'
import { betweenPlaces, placesOf } from './places.ts'
import { readPoint } from './read-point.ts'
import { routeOf } from './use-map-points.ts'

const point = (changes: object = {}): Point =>
  pointSchema.parse({ id: '1', name: 'Log', kind: 'lore', coords: [1, 2], lat: 1, lng: 2, ...changes })

const WHEREVER = {
  center: [0, 0] as [number, number],
  bounds: [
    [0, 0],
    [1, 1],
  ] as [[number, number], [number, number]],
  zones: [],
}
const NOTHING_READ = { points: undefined, show: 'all', visited: new Set<number>() } as const

describe('a point of the answer', () => {
  it.each([
    ['an array of two numbers', { coords: [3, 4] }, [3, 4]],
    ['lat and lng alone', { coords: undefined, lat: 5, lng: 6 }, undefined],
    ['texts instead of numbers', { coords: ['3', '4'] }, undefined],
    ['three numbers', { coords: [1, 2, 3] }, undefined],
    ['one number', { coords: [1] }, undefined],
    ['nothing at all', { coords: null, lat: null, lng: null }, undefined],
  ])('F-225 with %s', (_, changes, coords) => {
    expect(readPoint(point(changes)).coords).toEqual(coords)
  })

  it('F-226 is named by name or label, and of a kind by type or kind, else unknown', () => {
    expect(readPoint(point({ name: null, label: 'Old Log' })).name).toBe('Old Log')
    expect(readPoint(point({ type: 'chest', kind: 'lore' })).kind).toBe('chest')
    expect(readPoint(point({ type: undefined, kind: 'lore' })).kind).toBe('lore')
    expect(readPoint(point({ type: undefined, kind: undefined })).kind).toBe('unknown')
  })
})

it('F-211 from afar only what lies at no destination of the map has a mark of its own', () => {
  const places = placesOf([{ hash: 7, name: 'Europa', points: 1, ...WHEREVER }], NOTHING_READ)
  const points = [7, 8, null].map((destination_hash) => readPoint(point({ destination_hash })))
  expect(betweenPlaces(points, places)).toEqual(points.slice(1))
  // Before the points are read a place has its name alone.
  expect(places).toEqual([{ hash: 7, name: 'Europa', coords: [0, 0], count: undefined }])
})

describe('marks on the map', () => {
  const many = Array.from({ length: 2_000 }, (_, at) =>
    readPoint(point({ id: String(at), coords: [((at * 37) % 120) - 60, ((at * 53) % 340) - 170] })),
  )

  it('F-211 hold every point exactly once, at every zoom', () => {
    for (const zoom of [0, 2, 4, 6, 9]) {
      const ids = cluster(many, zoom).flatMap(({ points }) => points.map(({ id }) => id))
      expect(ids.toSorted()).toEqual(many.map(({ id }) => id).toSorted())
    }
  })

  it('F-214 never overlap, so that each can be hit by itself', () => {
    for (const zoom of [0, 1, 2, 5]) {
      const places = cluster(many, zoom).map(({ coords }) => toSpot(coords))
      const gaps = places.flatMap((one, at) =>
        places
          .slice(at + 1)
          .map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) * 2 ** zoom),
      )
      expect(gaps.reduce((least, gap) => Math.min(least, gap), 999)).toBeGreaterThanOrEqual(MARK_SIZE)
    }
  })

  it('stand for many where there are many, and never hide the chosen one', () => {
    const marks = cluster(many, 2, '7')
    expect(marks.length).toBeLessThan(500)
    expect(marks.find(({ key }) => key === '7')?.points[0].id).toBe('7')
  })

  it('F-211 F-214 of many make way for the names on the tiles; single ones stay, and none covers another', () => {
    const zone = (hash: number, name: string, x: number, y: number) => ({
      hash,
      name,
      center: toLatLng({ x, y }),
    })
    const places = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }),
      {
        minLength: 2,
        maxLength: 60,
      },
    )
    const zoom = 4
    const spotOf = ({ x, y }: { x: number; y: number }) => ({ x: 118 + x / 20, y: 118 + y / 20 })
    let [moved, left] = [0, 0]
    fc.assert(
      fc.property(places, places, (given, zones) => {
        const points = given.map((at, id) =>
          readPoint(point({ id: String(id), coords: toLatLng(spotOf(at)) })),
        )
        const destination = {
          hash: 1,
          name: 'Europa',
          points: 0,
          center: toLatLng({ x: 128, y: 128 }),
          bounds: [toLatLng({ x: 118, y: 138 }), toLatLng({ x: 138, y: 118 })],
          zones: zones
            .slice(0, 6)
            .map(({ x, y }, at) => zone(at, `Zone ${at}`, spotOf({ x, y }).x, spotOf({ x, y }).y)),
        }
        const names = namesAt([destination] as never, undefined, zoom)
        const before = cluster(points, zoom, '0')
        const after = keepClear(before, names, zoom, '0')
        const pixels = after.map(({ coords }) => {
          const { x, y } = toSpot(coords)
          return { x: x * 2 ** zoom, y: y * 2 ** zoom }
        })
        after.forEach((mark, at) => {
          const here = pixels[at] ?? { x: 0, y: 0 }
          expect(mark.points).toBe(before[at]?.points)
          for (const other of pixels.slice(at + 1))
            expect(Math.max(Math.abs(here.x - other.x), Math.abs(here.y - other.y))).toBeGreaterThan(
              MARK_SIZE - 0.01,
            )
          const isCovering = names.some(
            (name) =>
              here.x + 13.9 > name.left &&
              here.x - 13.9 < name.right &&
              here.y + 13.9 > name.top &&
              here.y - 13.9 < name.bottom,
          )
          if (mark !== before[at]) {
            moved++
            expect(isCovering).toBe(false)
            expect(mark.points.length).toBeGreaterThan(1)
            expect(mark.points[0].id).not.toBe('0')
          } else if (isCovering && mark.points.length > 1 && mark.points[0].id !== '0') left++
        })
      }),
    )
    expect(moved).toBeGreaterThan(10 * left)
  })

  it('F-225 leave out what has no position', () => {
    expect(cluster([readPoint(point({ coords: [] }))], 2)).toEqual([])
  })
})

describe('where a triumph leads', () => {
  const objective = (zone_hash: number, complete: boolean) => ({
    objectiveHash: zone_hash,
    progress: 0,
    completionValue: 1,
    complete,
    zone_hash,
  })
  const triumph: Triumph = {
    hash: 1,
    definition: { points: 5 },
    state: 3,
    platformState: 4,
    objectives: [objective(10, false), objective(11, true), objective(12, false), objective(13, false)],
    category: 'campaign',
    percent: 25,
  }
  const at = (hash: number, lng: number) => readPoint(point({ id: String(hash), hash, coords: [0, lng] }))

  it('F-004 goes to the open zones only, each time to the nearest', () => {
    const points = [at(10, 0), at(13, 40), at(11, 5), at(12, 10)]
    expect(routeOf(triumph, points).map(({ hash }) => hash)).toEqual([10, 12, 13])
    expect(routeOf(undefined, points)).toEqual([])
  })

  it('F-230 counts a place as found by a checklist or a complete objective, unless the player says otherwise', () => {
    const visited = placesBeen({ triumphs: [triumph], checked: [77] })
    expect(isFound({ found: null, hash: 77 }, visited)).toBe(true)
    expect(isFound({ found: false, hash: 77 }, visited)).toBe(false)
    expect(isFound({ found: null, hash: 78 }, visited)).toBe(false)
    expect(isFound({ found: null, hash: 11 }, visited)).toBe(true)
    expect(isFound({ found: false, hash: 11 }, visited)).toBe(false)
    expect(isFound({ found: true, hash: 10 }, visited)).toBe(true)
    expect(isFound({ found: undefined, hash: null }, visited)).toBe(false)
  })
})

describe('a place for the form', () => {
  it('is written short, and one beyond the edge of the world is the same place on it', () => {
    expect(written(12.40812345)).toBe('12.40812')
    expect(wrapped(190)).toBe(-170)
    expect(wrapped(-190)).toBe(170)
    expect(wrapped(10)).toBe(10)
  })
})

describe('what was typed into the form', () => {
  beforeEach(() => localStorage.clear())
  const typed = { kind: 'chest', name: 'Behind the lift', lat: '1', lng: '' }

  it('F-217 is kept for the player who typed it, and for nobody else on the device', () => {
    writeDraft('1', typed)
    expect(readDraft('1')).toEqual(typed)
    expect(readDraft('2')).toEqual(EMPTY_DRAFT)
    writeDraft('2', EMPTY_DRAFT)
    expect(readDraft('1')).toEqual(typed)
    writeDraft('1', EMPTY_DRAFT)
    expect(localStorage).toHaveLength(0)
  })

  it('F-217 begins anew where something else stands in its place', () => {
    writeDraft('1', typed)
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"kind":4}')
    expect(readDraft('1')).toEqual(EMPTY_DRAFT)
  })
})
