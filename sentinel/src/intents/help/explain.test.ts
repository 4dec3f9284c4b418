import { expect, it } from 'vitest'
import { found } from '../../test-support/account.ts'
import { answerFor } from '../../test-support/answers.ts'
import { everything, GAME_WEAPON } from '../../test-support/everything.ts'
import TERMS from './terms.json' with { type: 'json' }

it('words of the game are explained in our own, in singular and plural', async () => {
  expect((await answerFor('explain', { term: { name: 'tangles' } })).lead).toBe(
    'Tangle: A ball of strand matter left by defeated targets that can be thrown or shot to explode.',
  )
  expect((await answerFor('explain', { stat: ['grenade'] })).lead).toMatch(/^Grenade Stat: /)
})

it('perks are explained by the game, exotic armor by what it does, weapons by what they are', async () => {
  expect((await answerFor('explain', { perk: [{ name: 'Frenzy', hash: 9 }] }, everything())).lead).toBe(
    'Frenzy: Hits harder and reloads faster after a while in combat.',
  )
  expect((await answerFor('explain', { item: { name: 'Synthoceps', hash: 23 } }, everything())).lead).toMatch(
    /^Synthoceps: /,
  )
  const weapon = everything({
    perk: async () => found(undefined),
    rolls: async () => found({ weapon: GAME_WEAPON, random: true, wishes: 0, rolls: [] }),
  })
  expect((await answerFor('explain', { term: { name: 'Fatebringer', hash: 31 } }, weapon)).lead).toBe(
    'Fatebringer: A legendary kinetic hand cannon of the kinetic slot.',
  )
})

it('what nothing explains is not made up', async () => {
  const nothing = everything({ perk: async () => found(undefined), rolls: async () => found(undefined) })
  expect((await answerFor('explain', { term: { name: 'glorbing' } }, nothing)).lead).toBe(
    'I have no explanation of “glorbing”.',
  )
})

it('no two words of the table have one name', () => {
  const names = TERMS.flatMap(({ name, also }) => [name, ...also].map((each) => each.toLowerCase()))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
