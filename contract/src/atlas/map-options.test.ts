import { expect, test } from 'vitest'
import {
  MAP_FIT_PADDING,
  MAP_OPTIONS,
  MARKER_RADIUS,
  OBJECTIVES_SHOWN,
  TAP_HOLD_MS,
  TILE_SIZE,
  VOTE_LIST,
} from './map-options.ts'

test('F-212 F-213 F-214 F-215 the map has the constants of the specification', () => {
  expect(MAP_OPTIONS).toEqual({
    center: [0, 0],
    zoom: 2,
    maxZoom: 18,
    worldCopyJump: true,
    keyboardPanDelta: 80,
    wheelPxPerZoomLevel: 60,
    tapHold: true,
    tapTolerance: 15,
  })
  expect([MAP_FIT_PADDING, TILE_SIZE, MARKER_RADIUS, TAP_HOLD_MS]).toEqual([0.25, 256, 6, 600])
})

test('F-198 F-222 the lists end where the specification says', () => {
  expect([VOTE_LIST, OBJECTIVES_SHOWN]).toEqual([50, 3])
})
