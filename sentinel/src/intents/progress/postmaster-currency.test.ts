import { expect, it } from 'vitest'
import { query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

it('a material that is asked for is answered, not the wallet', async () => {
  expect((await answerFor('postmaster_currency', { currency: 'ascendant_shards' }, everything())).lead).toBe(
    'You hold 13 × Ascendant Shard.',
  )
  expect((await answerFor('postmaster_currency', { currency: 'strange_coin' }, everything())).lead).toBe(
    'You hold no strange coin that I can see.',
  )
})

it('the postmaster is told box by box', async () => {
  const { lead, names } = await answerFor('postmaster_currency', { place: 'postmaster' })
  expect([lead, names]).toEqual([
    '1 item at the postmaster. Your titan’s has 1 of 21 places taken.',
    ['Le Monarque'],
  ])
  expect((await answerFor('postmaster_currency', { place: 'postmaster', class: 'hunter' })).lead).toBe(
    'The postmaster is empty.',
  )
})

it('what is ruled out is left out of the wallet', async () => {
  expect((await answerTo(query('postmaster_currency', {}, 'glimmer'), everything())).lead).toBe(
    'You hold 13 × Ascendant Shard.',
  )
})
