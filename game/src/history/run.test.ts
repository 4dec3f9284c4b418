import { describe, expect, test } from 'vitest'
import { difficultyIn, isOfType, spanOf, typeOf } from './run.ts'
import { RUN_TYPES, TIMEFRAMES } from './run-filters.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const DAY_MS = 86_400_000

describe('spans and types of activities', () => {
  test('F-232 the timeframes are day, week, month and season, and a day is the last 24 hours', () => {
    expect(TIMEFRAMES).toEqual(['day', 'week', 'month', 'season'])
    expect(spanOf('day', NOW, undefined)).toEqual({ from: NOW - DAY_MS, basis: 'clock' })
    expect(spanOf('week', NOW, undefined).from).toBe(NOW - 7 * DAY_MS)
    expect(spanOf('month', NOW, undefined).from).toBe(NOW - 30 * DAY_MS)
  })

  test('F-232 a season begins where the game says, and is told apart where it says nothing', () => {
    expect(spanOf('season', NOW, NOW - 40 * DAY_MS)).toEqual({ from: NOW - 40 * DAY_MS, basis: 'season' })
    expect(spanOf('season', NOW, undefined)).toEqual({ from: NOW - 90 * DAY_MS, basis: 'no-season' })
  })

  test('F-233 the types are the specified ones, and each stands for modes of the platform', () => {
    expect(RUN_TYPES).toEqual(['all', 'portal_activity', 'nightfall', 'raid', 'trials', 'crucible'])
    expect(isOfType([7, 4], 'raid')).toBe(true)
    expect(isOfType([5, 84], 'trials')).toBe(true)
    expect(isOfType([5, 84], 'crucible')).toBe(true)
    expect(isOfType([7, 18], 'nightfall')).toBe(false)
    expect(isOfType([], 'all')).toBe(true)
  })

  test('F-235 every run has a type: the narrowest specified one, else its kind', () => {
    expect(typeOf([5, 84])).toBe('trials')
    expect(typeOf([5, 10])).toBe('crucible')
    expect(typeOf([7, 82])).toBe('dungeon')
    expect(typeOf([7, 18])).toBe('strike')
    expect(typeOf([7, 6])).toBe('patrol')
    expect(typeOf([7, 9999])).toBe('other')
  })

  test('F-235 a difficulty is named only where the game writes one behind the name', () => {
    expect(difficultyIn('K1 Logistics: Expert')).toBe('Expert')
    expect(difficultyIn('The Corrupted: Grandmaster')).toBe('Grandmaster')
    expect(difficultyIn('Grandmaster: The Scarlet Keep')).toBe('Grandmaster')
    expect(difficultyIn('Nightfall Grandmaster: HyperNet Current')).toBe('Grandmaster')
    expect(difficultyIn('Master and Commander')).toBeUndefined()
  })
})
