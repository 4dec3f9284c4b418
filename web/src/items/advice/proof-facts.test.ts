import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, it } from 'vitest'
import { makeRating, makeVerdict, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { proofFacts } from './Advice.tsx'
import { shortAdvice } from './advice-words.ts'

const range = (level: number) => ({ hash: 1, name: 'Range', stat: 'range', level }) as const
const proof = makeWeaponItem(
  { tier: 5, columns: [makeColumn('trait', 3, 'Outlaw', 'Rampage')], masterwork: range(10) },
  { rating: makeRating('Excellent', 8.8) },
)
const beaten = (ground: 'dominated' | 'duplicate' | 'poor') =>
  makeWeaponItem(
    { tier: 3, columns: [makeColumn('trait', 3, 'Outlaw')], masterwork: range(4) },
    { rating: makeRating('Good', 6.1), verdict: makeVerdict({ ground }) },
  )

describe('the proof of a verdict', () => {
  it('F-126 of a dominated copy says what the other one has, in numbers', () => {
    expect(proofFacts(beaten('dominated'), proof)).toEqual([
      'Every trait of this copy can be selected on it.',
      'Beyond them it has Rampage.',
      'Masterwork range 10 against 4.',
      'Tier 5 against 3.',
      'PvE 8.8 against 6.1.',
      'PvP 8.8 against 6.1.',
    ])
  })

  it('F-126 of a poor roll is the scores alone: its traits are others', () => {
    expect(proofFacts(beaten('poor'), proof)).toEqual(['PvE 8.8 against 6.1.', 'PvP 8.8 against 6.1.'])
    expect(proofFacts(beaten('duplicate'), proof)).toHaveLength(6)
  })

  it('does not count a trait as one more that stands in another column there', () => {
    const columns = [makeColumn('trait', 3, 'Rampage'), makeColumn('trait', 4, 'Outlaw')]
    expect(proofFacts(beaten('duplicate'), makeWeaponItem({ columns }))).toContain(
      'Beyond them it has Rampage.',
    )
  })

  it('leaves out what nobody knows', () => {
    const unknown = makeWeaponItem({}, { verdict: makeVerdict({ ground: 'dominated' }) })
    expect(proofFacts(unknown, makeWeaponItem())).toEqual(['Every trait of this copy can be selected on it.'])
  })
})

describe('advice in a few words', () => {
  it('says the verdict and its ground', () => {
    expect(shortAdvice(makeVerdict({ recommendation: 'keep' }))).toBe('Keep')
    expect(shortAdvice(makeVerdict({ ground: 'duplicate' }))).toBe('Review: a better copy exists')
    expect(shortAdvice(makeVerdict({ recommendation: 'consider-dismantling', ground: 'poor' }))).toBe(
      'Consider dismantling: a poor roll',
    )
    expect(shortAdvice(makeVerdict({ ground: 'poor', protections: ['locked'] }))).toBe(
      'Review: a poor roll, but it is locked',
    )
    expect(shortAdvice(undefined)).toBe('No advice')
  })
})
