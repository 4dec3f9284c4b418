import { expect, it } from 'vitest'
import { makeRating, makeVerdict, makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { planCleanUp } from './plan-clean-up.ts'

const goes = (instanceId: string, pve: 'Good' | 'Poor', last = false) =>
  makeWeaponItem(
    { instanceId },
    {
      rating: { ...makeRating('Poor', 3), pve: { tier: pve, score: pve === 'Good' ? 7.1 : 3 } },
      verdict: makeVerdict({
        recommendation: 'consider-dismantling',
        ground: 'poor',
        ...(last ? { last: true } : {}),
      }),
    },
  )
const poor = goes('1', 'Poor')
const good = goes('2', 'Good')
const lone = goes('3', 'Good', true)
const vault = [poor, good, lone, makeWeaponItem({ instanceId: '4' }, { verdict: makeVerdict() })]

it('a clean-up leaves out the last copy of a weapon, and what is good at the activity one does not look at', () => {
  expect(planCleanUp(vault, vault, new Set<string>(), 'pvp')).toEqual({
    picked: ['1'],
    last: [lone],
    goodElsewhere: [good],
  })
  expect(planCleanUp(vault, vault, new Set<string>(), 'both')).toEqual({
    picked: ['1', '2'],
    last: [lone],
    goodElsewhere: [],
  })
})

it('what is decided already is no part of it', () => {
  expect(planCleanUp(vault, vault, new Set(['1', '3']), 'both')).toEqual({
    picked: ['2'],
    last: [],
    goodElsewhere: [],
  })
})

it('a duplicate whose other copy is as good at both activities may go', () => {
  const verdict = makeVerdict({ recommendation: 'consider-dismantling', ground: 'duplicate', proof: '6' })
  const spare = makeWeaponItem({ instanceId: '5' }, { rating: makeRating('Good', 7), verdict })
  const kept = makeWeaponItem({ instanceId: '6' }, { rating: makeRating('Good', 7.2) })
  const worse = makeWeaponItem({ instanceId: '6' }, { rating: makeRating('Good', 6.8) })
  expect(planCleanUp([spare], [spare, kept], new Set<string>(), 'pvp').picked).toEqual(['5'])
  expect(planCleanUp([spare], [spare, worse], new Set<string>(), 'pvp').goodElsewhere).toEqual([spare])
})

it('the last copy of a blue weapon is picked with the others: a legendary that is as good stays', () => {
  const blue = { ...lone, item: { ...lone.item, rarity: 'rare' as const } }
  expect(planCleanUp([blue], [blue], new Set<string>(), 'both')).toMatchObject({ picked: ['3'], last: [] })
})
