import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DestinationDefinition } from '../triumphs/triumph-definitions.ts'
import { chartDestination, destinationAt, SLOTS, slotCenter, zoneAt } from './chart.ts'
import { MOST_LATITUDE, toLatLng, toSpot, WORLD } from './projection.ts'

const destination = (hash: number, zones: number): DestinationDefinition => ({
  hash,
  name: `Destination ${hash}`,
  description: '',
  place: '',
  zones: Array.from({ length: zones }, (_, at) => ({ hash: hash * 100 + at, name: `Zone ${at}` })),
})

describe('the chart', () => {
  it('has slots that never touch and lie inside the world', () => {
    const centers = Array.from({ length: SLOTS }, (_, slot) => slotCenter(slot))
    for (const [at, one] of centers.entries()) {
      expect(Math.min(one.x, one.y, WORLD - one.x, WORLD - one.y)).toBeGreaterThanOrEqual(10)
      for (const other of centers.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20.9)
      }
    }
    expect(centers[0]).toEqual({ x: WORLD / 2, y: WORLD / 2 })
  })

  it('keeps every zone inside its destination, however many there are', () => {
    fc.assert(
      fc.property(
        fc.nat(0xffffffff),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(SLOTS - 1),
        (hash, zones, slot) => {
          const placed = chartDestination(destination(hash, zones), slot)
          expect(placed.zones).toHaveLength(zones)
          for (const zone of placed.zones) {
            expect(Math.hypot(zone.x - placed.x, zone.y - placed.y)).toBeLessThanOrEqual(placed.radius - 1.5)
            expect(destinationAt([placed], zone)).toBe(placed)
          }
        },
      ),
    )
  })

  it('moves no zone when a new release adds one', () => {
    fc.assert(
      fc.property(fc.nat(0xffffff), fc.integer({ min: 1, max: 40 }), (hash, zones) => {
        const before = chartDestination(destination(hash, zones), 4).zones
        const after = chartDestination(destination(hash, zones + 1), 4).zones
        expect(after.slice(0, zones)).toEqual(before)
      }),
    )
  })

  it('finds the zone that a spot lies in, and no destination between them', () => {
    const placed = chartDestination(destination(7, 12), 0)
    expect(placed.zones).toHaveLength(12)
    for (const zone of placed.zones) expect(zoneAt(placed, zone)?.hash).toBe(zone.hash)
    expect(destinationAt([placed], { x: 2, y: 2 })).toBeUndefined()
  })
})

describe('the projection', () => {
  it('goes there and back', () => {
    const coordinate = fc.double({ min: 0, max: WORLD, noNaN: true })
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const back = toSpot(toLatLng({ x, y }))
        expect(back.x).toBeCloseTo(x, 6)
        expect(back.y).toBeCloseTo(y, 6)
      }),
    )
  })

  it('has the middle of the chart at [0, 0], north up, and holds the poles', () => {
    const [lat, lng] = toLatLng({ x: WORLD / 2, y: WORLD / 2 })
    expect([lat, lng].map((value) => Math.abs(value))).toEqual([0, 0])
    expect(toLatLng({ x: 0, y: 0 })[0]).toBeCloseTo(MOST_LATITUDE, 5)
    expect(toSpot([90, 0]).y).toBeCloseTo(0, 5)
  })
})
