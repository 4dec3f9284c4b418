import type { Query } from '@ai-vault/contract/advice/query.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionOf } from '../../test-support/sessions.ts'
import { writePreloadedPrompt, writePreloadedQuery, writeSession } from '../stored/storage.ts'
import { leaveForSentinel } from './leave-for-sentinel.ts'
import { readPreferences, writePreferences } from './preferences.ts'
import { forgetPreloaded, readPreloaded } from './preloaded.ts'

const query: Query = {
  intent: 'dismantle_review',
  slots: { weapon_type: ['hand_cannon'] },
  exclude: [],
  unread: [],
}

beforeEach(() => localStorage.clear())

describe('what Sentinel keeps in the browser', () => {
  it('F-269 stands under the specified names', () => {
    writeSession(sessionOf())
    writePreferences({ personality: 'ghost' })
    leaveForSentinel({ prompt: 'What can go?' })
    const kept = ['membership_id', 'membership_type', 'display_name', 'preloadedPrompt'].map((key) =>
      localStorage.getItem(key),
    )
    expect(kept).toEqual(['4611686018400000001', '3', 'Vesper#4102', 'What can go?'])
    expect(JSON.parse(localStorage.getItem('sentinel_preferences') ?? '')).toEqual({
      v: 1,
      personality: 'ghost',
    })
    expect(readPreloaded()).toEqual({ prompt: 'What can go?' })
  })

  it('F-264 a prompt keeps its query, until both are forgotten or other words are left', () => {
    const left = { prompt: 'Of my hand cannons, what can go?', query }
    leaveForSentinel(left)
    expect(readPreloaded()).toEqual(left)
    writePreloadedPrompt('What is new?')
    expect(readPreloaded()).toEqual({ prompt: 'What is new?' })
    forgetPreloaded()
    expect(readPreloaded()).toBeUndefined()
  })

  it.each(['{broken', '{"prompt":"Hello","query":{"intent":"dance"}}', '[]'])(
    'F-264 whatever stands beside the prompt (%s), the prompt is asked',
    (damaged) => {
      leaveForSentinel({ prompt: 'Hello', query })
      writePreloadedQuery(damaged)
      expect(readPreloaded()).toEqual({ prompt: 'Hello' })
    },
  )

  it('F-269 is there again as it was chosen, and a change leaves the rest', () => {
    const chosen = { personality: 'ghost', provider: 'openai', model: 'small', daily_tokens: 0 } as const
    writePreferences(chosen)
    expect(readPreferences()).toEqual(chosen)
    writePreferences({ personality: 'guardian' })
    expect(readPreferences()).toEqual({ ...chosen, personality: 'guardian' })
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
