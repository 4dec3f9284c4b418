import { describe, expect, it } from 'vitest'
import type { Analysis } from '../perks/perk-columns.ts'
import { termsOf } from './reasons.ts'

const analysis = {
  pve: {
    reasons: [
      { topic: 'trait', text: 'Outlaw helps.', steps: 0.4 },
      { topic: 'barrel', text: 'A weak barrel.', steps: -1.26 },
      { topic: 'missing', text: 'Rampage would be better.', steps: -0.9 },
      { topic: 'community', text: 'A list recommends it.' },
      { topic: 'unknown', text: 'One perk is unknown.' },
    ],
  },
  pvp: { reasons: [] },
} as unknown as Analysis

describe('why a rating is what it is', () => {
  it('names what moved it first, the weightiest on top, each with its steps', () => {
    expect(termsOf(analysis, 'pve')).toEqual([
      { text: 'A weak barrel.', steps: '−1.3', against: true },
      { text: 'Outlaw helps.', steps: '+0.4', against: false },
      { text: 'Rampage would be better.', against: false },
      { text: 'One perk is unknown.', against: false },
    ])
    expect(termsOf(analysis, 'pvp')).toEqual([])
  })
})
