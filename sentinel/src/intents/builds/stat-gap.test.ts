import { expect, it } from 'vitest'
import type { ArmorSetWish } from '../../facts.ts'
import { found, makeVault, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { BUILD, everything } from '../../test-support/everything.ts'

const set = {
  reached: false,
  pieces: [],
  stats: BUILD.stats,
  missing: { grenade: 12 },
  highest: {},
  modCost: 9,
  considered: 40,
  assumes: 'Totals assume full masterwork.',
}

it('says whether a value is reached, from what is worn now, and what the totals assume', async () => {
  const { lead, notes } = await answerFor('stat_gap', { stat: ['grenade'], stat_value: 70 }, everything())
  expect(lead).toBe('Yes: your hunter reaches 70 grenade with what you own (now 80 grenade).')
  expect(notes).toEqual(['Totals assume full masterwork.'])
  const short = everything({ armorSet: async () => found(set) })
  expect((await answerFor('stat_gap', { stat: ['grenade'], stat_value: 100 }, short)).lead).toBe(
    'No: for 100 grenade your hunter is 12 short in grenade (now 80 grenade).',
  )
})

it('without a value it says how much can be reached', async () => {
  expect((await answerFor('stat_gap', { stat: ['grenade'] }, everything())).lead).toBe(
    'The most your hunter reaches is 90 grenade (now 80 grenade).',
  )
})

it('pieces that are ruled out are not worn', async () => {
  const wishes: ArmorSetWish[] = []
  const facts = everything({
    armorSet: async (wish) => {
      wishes.push(wish)
      return found(set)
    },
  })
  await answerTo(query('stat_gap', { stat: ['melee'], class: 'hunter' }, 'exotic'), facts)
  expect(
    makeVault()
      .armor.filter((piece) => wishes[0]?.accepts(piece))
      .map(({ name }) => name),
  ).toEqual(['Bushido Helm', 'Bushido Helm'])
})

it('a slot asks for single pieces', async () => {
  expect((await answerFor('stat_gap', { stat: ['health'], slot: 'helmet' })).lead).toBe(
    'Bushido Helm has the most: 5 health.',
  )
})

it('without a stat the six are offered', async () => {
  const { lead, asked } = await answerFor('stat_gap')
  expect([lead.startsWith('Which stat'), asked.length]).toEqual([true, 6])
})
