import { expect, it } from 'vitest'
import { query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'

it('names the lowest slot of the character and what could raise it', async () => {
  const { lead, names } = await answerFor('infuse_power', { class: 'hunter' })
  expect(lead).toBe('Your hunter has 1,860; the lowest slot is energy with 1,857.')
  expect(names).toEqual(['Lubrae’s Ruin', 'Wormhusk Crown', 'Gjallarhorn'])
})

it('fuel for one weapon is what is stronger in its slot, and not what is ruled out', async () => {
  expect((await answerFor('infuse_power', { item: { name: 'Apex Predator' } })).lead).toBe(
    'Nothing of that slot is stronger than Apex Predator.',
  )
  expect((await answerFor('infuse_power', { item: { name: 'Recluse' } })).names).toEqual(['The Palindrome'])
  expect((await answerTo(query('infuse_power', { item: { name: 'Recluse' } }, 'hand_cannon'))).names).toEqual(
    [],
  )
})

it('a class that is not played is said to be missing', async () => {
  expect((await answerFor('infuse_power', { class: 'warlock', slot: 'helmet' })).lead).toBe(
    'You do not have anything equipped there.',
  )
})
