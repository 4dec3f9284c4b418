import { describe, expect, it } from 'vitest'
import type { Analysis } from '../perks/perk-columns.ts'
import { termsOf } from './WhyRating.tsx'

const analysis = {
  pve: {
    reasons: [
      { topic: 'trait', text: 'Outlaw helps.', steps: 0.4, points: 0.3 },
      { topic: 'barrel', text: 'A weak barrel.', steps: -1.26, points: -1.1 },
      { topic: 'missing', text: 'Rampage would be better.', steps: -0.9 },
      { topic: 'community', text: 'A list recommends it.' },
      { topic: 'unknown', text: 'One perk is unknown.' },
    ],
  },
  pvp: { reasons: [] },
} as unknown as Analysis

describe('why a rating is what it is', () => {
  it('names what moved it first, in the order it was added up, each with its points', () => {
    expect(termsOf(analysis, 'pve')).toEqual([
      { text: 'Outlaw helps.', steps: '+0.3', against: false },
      { text: 'A weak barrel.', steps: '−1.1', against: true },
      { text: 'Rampage would be better.', against: false },
      { text: 'One perk is unknown.', against: false },
    ])
    expect(termsOf(analysis, 'pvp')).toEqual([])
  })

  it('names the two traits, then what they do together, then barrel and magazine, as the score is added up', () => {
    const topics = ['pair', 'magazine', 'trait', 'opinion', 'barrel', 'trait', 'masterwork']
    const reasons = topics.map((topic, at) => ({ topic, text: `${topic} ${at}`, points: 1 }))
    const mixed = { pve: { reasons }, pvp: { reasons: [] } } as unknown as Analysis
    expect(termsOf(mixed, 'pve').map(({ text }) => text)).toEqual([
      'trait 2',
      'trait 5',
      'pair 0',
      'barrel 4',
      'magazine 1',
      'masterwork 6',
      'opinion 3',
    ])
  })
})
