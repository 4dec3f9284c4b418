import type { ItemVerdict } from '@ai-vault/contract/items/item-rating.ts'
import { expect, it } from 'vitest'
import { makeVerdict, makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { planCleanUp } from './plan-clean-up.ts'

const goes = (instanceId: string, verdict: Partial<ItemVerdict> = {}) =>
  makeWeaponItem(
    { instanceId },
    {
      verdict: makeVerdict({
        recommendation: 'consider-dismantling',
        ground: 'poor',
        proof: '9',
        ...verdict,
      }),
    },
  )
const [poor, other] = [goes('1'), goes('2')]
const lone = goes('3', { recommendation: 'review', protections: ['last'] })
const vault = [poor, other, lone, makeWeaponItem({ instanceId: '4' }, { verdict: makeVerdict() })]

it('F-126 a clean-up picks what may go, and names what is held back as the last of something', () => {
  expect(planCleanUp(vault, new Set<string>())).toEqual({ picked: ['1', '2'], last: [lone] })
})

it('what is decided already is no part of it', () => {
  expect(planCleanUp(vault, new Set(['1', '3']))).toEqual({ picked: ['2'], last: [] })
})

it('what is locked or in use besides is not named as left out', () => {
  const locked = goes('3', { recommendation: 'review', protections: ['locked', 'last'] })
  expect(planCleanUp([locked], new Set<string>()).last).toEqual([])
})
