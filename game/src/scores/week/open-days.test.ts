import { expect, it } from 'vitest'
import { opensAt, opensLater } from './open-days.ts'

const on = (time: string) => Date.parse(time)

it.each([
  ['a Thursday', '2026-11-19T08:00:00Z', '2026-11-20T17:00:00.000Z'],
  ['the moment after the weekly reset', '2026-11-17T17:00:00Z', '2026-11-20T17:00:00.000Z'],
  ['Friday’s reset', '2026-11-20T17:00:00Z', undefined],
  ['the moment before the weekly reset', '2026-11-24T16:59:59Z', undefined],
])('Trials on %s', (_day, now, opens) => {
  const at = opensAt('trials', on(now))
  expect(at && new Date(at).toISOString()).toBe(opens)
})

it('everything else is open all week', () => {
  expect([opensAt('raid', on('2026-11-19T08:00:00Z')), opensAt(undefined, 0)]).toEqual([undefined, undefined])
})

it('a task is not open yet until the time at which it opens', () => {
  const task = { opens_at: '2026-11-20T17:00:00Z' }
  expect(opensLater(task, on('2026-11-20T16:59:59Z'))).toBe(true)
  expect(opensLater(task, on('2026-11-20T17:00:00Z'))).toBe(false)
  expect(opensLater({}, 0)).toBe(false)
})
