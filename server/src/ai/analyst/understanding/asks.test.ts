import { describe, expect, test } from 'vitest'
import { createEntityIndex } from '../reading/entities.ts'
import { asksIn } from './asks.ts'

const entities = createEntityIndex([
  { kind: 'weapon', name: 'Thunderlord', owned: true },
  { kind: 'weapon', name: 'Posterity', owned: true },
  { kind: 'perk', name: 'Bait and Switch', owned: false },
])

describe('two questions in one message', () => {
  test.each([
    ['rate my Thunderlord and how much glimmer do I have', 'how much glimmer do I have'],
    ['best weapon for a raid and what should I farm', 'what should I farm'],
    ['plan my whole week and rate all of my hand cannons', 'rate all of my hand cannons'],
    ['how many weapons do I have and which one has the most kills', 'which one has the most kills'],
    ['rate my Thunderlord, and also rate my Posterity', 'rate my Posterity'],
  ])('"%s" is taken apart', (text, second) => {
    expect(asksIn(text, entities)).toHaveLength(2)
    expect(asksIn(text, entities)[1]).toBe(second)
  })

  test.each([
    'what should I farm and why',
    'compare Thunderlord and Posterity and tell me which is better',
    'what weapons can roll Bait and Switch',
    'how did I do in raids and how many did I finish',
    'best hand cannon for PvP and PvE',
  ])('"%s" stays one', (text) => {
    expect(asksIn(text, entities)).toEqual([text])
  })
})
