// @vitest-environment node
import { guardianAnswerSchema } from '@ai-vault/contract/dashboard/dashboard.ts'
import { describe, expect, it } from 'vitest'
import { splitCount } from '../../ui/figures/count.ts'
import { readFacts } from './hub-facts.ts'

describe('the facts of the command center', () => {
  it('F-061 come from character_info and the three counts', () => {
    expect(
      readFacts({
        character_info: { light_level: 512, class_name: 'Hunter' },
        triumphs_completed: 1284,
        total_triumphs: 2310,
        total_activities: 4907,
      }),
    ).toMatchObject({
      lightLevel: 512,
      className: 'Hunter',
      triumphs: { done: 1284, total: 2310, percent: 56 },
      activities: 4907,
    })
  })

  it('F-061 are absent where the answer is silent, never zero', () => {
    const facts = readFacts({ triumphs_completed: 5 })
    expect(facts.lightLevel).toBeUndefined()
    expect(facts.triumphs).toBeUndefined()
    expect(facts.activities).toBeUndefined()
    expect(readFacts(undefined)).toEqual({ rarities: [], characters: [] })
  })

  it('F-061 an account without triumphs is at 0 percent, not at NaN', () => {
    expect(readFacts({ triumphs_completed: 0, total_triumphs: 0 }).triumphs?.percent).toBe(0)
  })

  it('say what a score rests on where the rest is hidden, and nothing where it is whole', () => {
    const power = { name: 'power' as const, label: 'Power', text: '', weight: 20, value: 1, points: 20 }
    const factsOf = (source: 'live' | 'estimated') =>
      readFacts({
        ai_vault_score: 77,
        extras: {
          tiles: {
            score: { source, score: 77, band: 'excellent', parts: [power], actions: [], in_reach: 0 },
          },
        },
      })
    expect(factsOf('estimated').scoreParts).toEqual(['power'])
    expect(factsOf('live').scoreParts).toBeUndefined()
  })

  it('accept an answer with any of its fields missing', () => {
    for (const answer of [
      {},
      { success: true },
      { success: true, data: {} },
      { data: { weapon_analysis: {} } },
    ]) {
      expect(guardianAnswerSchema.safeParse(answer).success).toBe(true)
    }
  })
})

describe('F-344 a large count', () => {
  it.each([
    [1_204, '1,204', undefined],
    [99_999, '99,999', undefined],
    [512_300, '512.3', 'k'],
    [8_612_000, '8.6', 'M'],
    [3_400_000_000, '3.4', 'B'],
  ])('%i is %s %s', (value, number, unit) => {
    expect(splitCount(value)).toEqual(unit ? { number, unit } : { number })
  })
})
