// @vitest-environment node
import { guardianAnswerSchema } from '@ai-vault/contract/dashboard/dashboard.ts'
import { describe, expect, it } from 'vitest'
import { splitCount } from '../../ui/figures/count.ts'
import { readFacts } from './hub-facts.ts'
import { words } from './words.tsx'

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

  it('one god roll is a god roll', () => {
    expect([1, 2].map((count) => words.ownsWithGodRolls(9, count))).toEqual([
      'You own 9 weapons, 1 of them a god roll.',
      'You own 9 weapons, 2 of them god rolls.',
    ])
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

  it('take the one thing to do next and what is in reach from the dashboard’s own', () => {
    const step = {
      kind: 'weekly' as const,
      title: 'Pinnacle Ops',
      text: '',
      action: '',
      link: '/',
      items: [],
    }
    const tile = { source: 'live' as const, score: 77, band: 'excellent' as const, parts: [], actions: [] }
    const facts = readFacts({
      ai_vault_score: 77,
      extras: { next_steps: [step], tiles: { score: { ...tile, in_reach: 8 } } },
    })
    expect(facts).toMatchObject({ score: 77, inReach: 8, next: step })
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
