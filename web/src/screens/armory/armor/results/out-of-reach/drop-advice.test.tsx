import type { DropHint } from '@ai-vault/game/armor/drop-oracle.ts'
import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type ArmorAnswer, freshAnswer } from '../../../../../data/armor/armor-answer.ts'
import { makeArmor } from '../../../../../test-support/make-armor.ts'
import { DropAdvice } from './DropAdvice.tsx'

const PROBLEM: ArmorProblem = { pieces: [], minimums: [0, 0, 0, 0, 0, 0], priority: [] }
const HINT: DropHint = {
  slot: 2,
  archetype: 'Paragon',
  tertiary: 'health',
  tuned: 'class',
  tunedAsGood: ['class', 'melee'],
  set: 7,
  closes: 9,
  missingAfter: 76,
  chanceInSlot: 1 / 24,
  chance: 1 / 120,
  source: 'the Portal',
}
const PIECES = new Map([['1', makeArmor('1', { set: { hash: 7, name: 'Techsec' } })]])

const show = (changes: Partial<ArmorAnswer>) =>
  render(
    <DropAdvice answer={{ ...freshAnswer(1, PROBLEM), phase: 'refining', ...changes }} pieces={PIECES} />,
  )
const words = () => screen.getByText(/A tier 5/).textContent

describe('F-161 the drop that would help most', () => {
  afterEach(cleanup)

  it('names archetype, slot, set, third and tuned stat, what it closes, how likely it is and where it drops', () => {
    show({ drops: { found: [HINT, { ...HINT, slot: 0, closes: 4, missingAfter: 81 }], complete: true } })
    expect(words()).toBe(
      'A tier 5 Paragon chest of Techsec with health third and class or melee tuned closes 9 of the 85 missing. ' +
        'As likely as one drop in 24 for that slot, one drop in 120 of any, from the Portal.',
    )
    expect(screen.getByText(/^Next: Paragon helmet of Techsec/)).toBeTruthy()
    expect(screen.getByText('estimated')).toBeTruthy()
  })

  it('says any stat where it does not matter which one is tuned', () => {
    show({ drops: { found: [{ ...HINT, tunedAsGood: ARMOR_STATS }], complete: true } })
    expect(words()).toContain('with health third and any stat tuned closes 9')
  })

  it('says so where none helps, where there was no time, and while it is unknown', () => {
    show({ drops: { found: [], complete: true } })
    expect(screen.getByText(/No single tier 5 drop closes any of the gap/)).toBeTruthy()
    cleanup()
    show({ drops: { found: [], complete: false } })
    expect(screen.getByText(/could not be settled in time/)).toBeTruthy()
    cleanup()
    show({})
    expect(screen.getByText('Trying every piece that could drop...')).toBeTruthy()
  })
})
