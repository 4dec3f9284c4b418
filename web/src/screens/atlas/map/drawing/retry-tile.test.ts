import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryTile } from './LeafletMap.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks three times more for a tile that failed, and not for one that is gone', () => {
  const tile = document.createElement('img')
  tile.src = '/tile.png'
  document.body.append(tile)
  const asked = vi.spyOn(tile, 'src', 'set')
  for (let failure = 0; failure < 5; failure++) {
    retryTile({ tile })
    vi.runAllTimers()
  }
  expect(asked).toHaveBeenCalledTimes(3)
  const removed = document.createElement('img')
  const askedForRemoved = vi.spyOn(removed, 'src', 'set')
  retryTile({ tile: removed })
  vi.runAllTimers()
  expect(askedForRemoved).not.toHaveBeenCalled()
})

it('waits longer after each failure, so that a busy server is left alone', () => {
  const tile = document.createElement('img')
  document.body.append(tile)
  const asked = vi.spyOn(tile, 'src', 'set')
  const pauses = [1, 2, 3].map((times) => {
    retryTile({ tile })
    for (let ms = 1; ms < 60_000; ms++) {
      vi.advanceTimersByTime(1)
      if (asked.mock.calls.length === times) return ms
    }
    return undefined
  })
  expect(pauses).toEqual([2_000, 4_000, 8_000])
})
