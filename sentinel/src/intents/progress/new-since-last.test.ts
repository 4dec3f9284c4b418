import { expect, it } from 'vitest'
import { query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'

it('lists the newest first, and says that drops have no dates', async () => {
  const { lead, unread, notes } = await answerFor('new_since_last', {
    item_kind: 'weapon',
    period: { is: 'named', name: 'today' },
    limit: 3,
  })
  expect(lead).toBe('Newest is Ecliptic Distaff; 1 of your newest 3 are Excellent or better.')
  expect([unread, notes]).toEqual([
    ['today'],
    ['The platform dates no drop, so these are simply the newest.'],
  ])
})

it('no blues means none', async () => {
  expect((await answerTo(query('new_since_last', { item_kind: 'weapon', limit: 3 }, 'rare'))).names).toEqual([
    'Ecliptic Distaff',
    'Lubrae’s Ruin',
    'Le Monarque',
  ])
})

it('of one weapon says how new its latest copy is', async () => {
  expect((await answerFor('new_since_last', { item: { name: 'Rose' } })).lead).toBe(
    'Your newest Rose is number 16 of all your gear, the newest first.',
  )
})
