import { expect, it } from 'vitest'
import { answerFor } from '../../test-support/answers.ts'

it('of one weapon says which copy to keep and how many can go', async () => {
  const { lead, ids } = await answerFor('dupes', { item: { name: 'rose' } })
  expect(lead).toBe('Keep the Rose with Slideshot and Explosive Payload; 1 of the 2 can go.')
  expect(ids).toEqual(['101', '102'])
})

it('of everything lists what there is more than once, with the best copy of each', async () => {
  const { lead, names, lines } = await answerFor('dupes')
  expect(lead).toBe('You have 1 weapon more than once: 1 spare copy, and 1 can go.')
  expect([names, lines[0]]).toEqual([['Rose'], '2 copies, 1 can go; best: Slideshot and Explosive Payload'])
})

it('of armor goes by the stats', async () => {
  expect((await answerFor('dupes', { item_kind: 'armor' })).names).toEqual(['Bushido Helm'])
  expect((await answerFor('dupes', { item_kind: 'armor', rarity: 'exotic' })).lead).toBe(
    'You have no exotic piece of armor twice.',
  )
})

it('one copy has no twin', async () => {
  expect((await answerFor('dupes', { item: { name: 'Funnelweb' } })).lead).toBe(
    'You have one Funnelweb, so there is nothing to choose.',
  )
})

it('of a weapon of which no copy fits does not say that it is missing', async () => {
  const { lead, ids } = await answerFor('dupes', { item: { name: 'rose' }, filter: 'is:exotic' })
  expect([lead, ids]).toEqual(['None of your Rose fits the rest of the question.', ['101', '102']])
})
