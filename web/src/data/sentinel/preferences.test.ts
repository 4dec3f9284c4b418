import { beforeEach, describe, expect, it } from 'vitest'
import { sessionOf } from '../../test-support/sessions.ts'
import { readPreloadedPrompt, writePreloadedPrompt, writeSession } from '../stored/storage.ts'
import { readPreferences, writePreferences } from './preferences.ts'

beforeEach(() => localStorage.clear())

describe('what Sentinel keeps in the browser', () => {
  it('F-269 stands under the specified names', () => {
    writeSession(sessionOf())
    writePreferences({ personality: 'ghost' })
    writePreloadedPrompt('What can go?')
    const kept = ['membership_id', 'membership_type', 'display_name', 'preloadedPrompt'].map((key) =>
      localStorage.getItem(key),
    )
    expect(kept).toEqual(['4611686018400000001', '3', 'Vesper#4102', 'What can go?'])
    expect(JSON.parse(localStorage.getItem('sentinel_preferences') ?? '')).toEqual({
      v: 1,
      personality: 'ghost',
    })
    expect(readPreloadedPrompt()).toBe('What can go?')
  })

  it.each([
    'not json',
    '{"v":2}',
    '[]',
    '{"v":1,"personality":"villain","provider":"nobody","daily_tokens":-5}',
  ])('F-269 whatever stands there (%s), the chat has a voice', (damaged) => {
    localStorage.setItem('sentinel_preferences', damaged)
    expect(readPreferences()).toEqual({ personality: 'guardian' })
  })
})
