import type { Point } from '@ai-vault/contract/atlas/points.ts'
import { pointSchema } from '@ai-vault/contract/atlas/points.ts'
import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { toSpot } from '@ai-vault/game/atlas/projection.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { cluster, MARK_SIZE } from './clusters.ts'
import { EMPTY_DRAFT, readDraft, wrapped, writeDraft, written } from './draft.ts'
import { readPoint } from './read-point.ts'
import { isFound, placesBeen, routeOf } from './route.ts'

const point = (changes: object = {}): Point =>
  pointSchema.parse({ id: '1', name: 'Log', kind: 'lore', coords: [1, 2], lat: 1, lng: 2, ...changes })

describe('a point of the answer', () => {
  it.each([
    ['an array of two numbers', { coords: [3, 4] }, [3, 4]],
    ['lat and lng alone', { coords: undefined, lat: 5, lng: 6 }, [5, 6]],
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
