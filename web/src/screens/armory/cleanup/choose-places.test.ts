import { expect, it } from 'vitest'
import { idOf } from '../../../items/weapon-item.ts'
import { makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { choosePlaces } from './choose-places.ts'

const onCharacter = { in: 'character', characterId: '1', equipped: false } as const
const gear = [
  makeWeaponItem({ instanceId: 'locked', locked: true }),
  makeWeaponItem({ instanceId: 'carried', place: onCharacter }),
  makeWeaponItem({ instanceId: 'first' }),
  makeWeaponItem({ instanceId: 'second' }),
]
const chosenFor = (typed: string) => choosePlaces(gear, typed).chosen.map(idOf)

it('takes what lies in the vault in its order, and what is locked last', () => {
  expect(chosenFor('1')).toEqual(['first'])
  expect(chosenFor(' 2 ')).toEqual(['first', 'second'])
  expect(chosenFor('3')).toEqual(['first', 'second', 'locked'])
  expect(choosePlaces(gear, '2').rest).toEqual({ vault: 1, character: 1, postmaster: 0 })
})

it('gives what the vault has where more is asked for, everything where nothing is, and nothing for what is no number', () => {
  expect(choosePlaces(gear, '4')).toMatchObject({ short: 3, isWrong: false })
  expect(choosePlaces(gear, '3')).not.toHaveProperty('short')
  expect(chosenFor('')).toHaveLength(4)
  for (const typed of ['0', '-3', 'abc', '1.5', '1e3'])
    expect(choosePlaces(gear, typed)).toMatchObject({ chosen: [], isWrong: true })
})
