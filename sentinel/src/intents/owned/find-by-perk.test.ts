import { expect, it } from 'vitest'
import { query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'

it('perks match whole: Frenzy is not Feeding Frenzy', async () => {
  const { lead, names } = await answerFor('find_by_perk', { perk: [{ name: 'Frenzy' }] })
  expect([lead, names]).toEqual(['2 weapons of yours with Frenzy.', ['Funnelweb', 'Lubrae’s Ruin']])
})

it('a type that is ruled out is not listed', async () => {
  expect(
    (await answerTo(query('find_by_perk', { perk: [{ name: 'Frenzy' }] }, 'submachine_gun'))).names,
  ).toEqual(['Lubrae’s Ruin'])
})

it('none is said plainly, and what can roll it is offered', async () => {
  const { lead, suggestions } = await answerFor('find_by_perk', {
    perk: [{ name: 'Kill Clip' }],
    weapon_type: ['bow'],
  })
  expect(lead).toBe('You have no bows with Kill Clip.')
  expect(suggestions.map(({ label }) => label)).toEqual(['What can roll Kill Clip?'])
})
