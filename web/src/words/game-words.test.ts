import { afterEach, expect, it } from 'vitest'
import { elementWord } from '../items/badges/Element.tsx'
import { statLabel } from '../items/stats/weapon-stats.ts'
import { noteGameWords } from './game-words.ts'

afterEach(() => noteGameWords(undefined))

it('F-351 elements and stats are called by the game’s words in the player’s language, the rest by ours', () => {
  noteGameWords({ elements: { void: 'Leere' }, rarities: {}, weapon_stats: { range: 'Reichweite' } })
  expect([elementWord('void'), elementWord('arc')]).toEqual(['Leere', 'Arc'])
  expect([statLabel('range'), statLabel('rpm')]).toEqual(['Reichweite', 'Rate of fire'])
  noteGameWords(undefined)
  expect([elementWord('void'), statLabel('range')]).toEqual(['Void', 'Range'])
})
