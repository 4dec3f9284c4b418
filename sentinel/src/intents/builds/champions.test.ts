import { expect, it } from 'vitest'
import { query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'

it('says which are covered, by how many, and which are not', async () => {
  expect((await answerFor('champions')).lead).toBe(
    'Your weapons stun overload (1). Nothing for barrier or unstoppable.',
  )
  expect((await answerFor('champions', { champion: ['barrier'] })).lead).toBe(
    'Nothing there stuns barrier by itself.',
  )
})

it('what is ruled out does not count', async () => {
  expect((await answerTo(query('champions', { champion: ['overload'] }, 'bow'))).lead).toBe(
    'Nothing there stuns overload by itself.',
  )
})

it('one weapon is told by itself, a loadout by what is in it', async () => {
  expect((await answerFor('champions', { item: { name: 'Le Monarque' } })).lead).toBe(
    'Le Monarque stuns overload champions.',
  )
  expect((await answerFor('champions', { loadout: 'equipped', champion: ['overload'] })).lead).toBe(
    'Nothing there stuns overload by itself.',
  )
})
