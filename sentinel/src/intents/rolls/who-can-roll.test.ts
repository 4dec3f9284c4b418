import { expect, it } from 'vitest'
import { found, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { everything, GAME_WEAPON } from '../../test-support/everything.ts'

const perk = [{ name: 'Frenzy' }]
const weapons = [
  GAME_WEAPON,
  { ...GAME_WEAPON, name: 'Rose', hash: 1, source: 'Source: Trials of Osiris' },
  { ...GAME_WEAPON, name: 'Funnelweb', hash: 6, type: 'submachine-gun', source: undefined },
] as const
const facts = everything({ perk: async () => found({ name: 'Frenzy', does: undefined, weapons }) })

it('names the weapons of the game, those that are owned first', async () => {
  const { lead, names } = await answerFor('who_can_roll', { perk }, facts)
  expect(lead).toBe('3 weapons can roll Frenzy. You have 2 of them, with whatever roll.')
  expect(names).toEqual(['Rose', 'Funnelweb', 'Fatebringer'])
})

it('goes by type, by where they come from, and by what is ruled out', async () => {
  expect((await answerFor('who_can_roll', { perk, weapon_type: ['submachine_gun'] }, facts)).names).toEqual([
    'Funnelweb',
  ])
  expect((await answerFor('who_can_roll', { perk, activity: [{ name: 'trials' }] }, facts)).names).toEqual([
    'Rose',
  ])
  expect((await answerTo(query('who_can_roll', { perk }, 'raid', 'owned'), facts)).lead).toBe(
    'No weapon can roll Frenzy.',
  )
})
