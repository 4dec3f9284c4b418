import { expect, it } from 'vitest'
import { answerFor } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

it('counts the patterns that are open', async () => {
  const { lead, names } = await answerFor('patterns_craft', {}, everything())
  expect([lead, names]).toEqual(['1 pattern still open.', ['Rose Pattern']])
})

it('of one weapon tells how far its pattern is', async () => {
  expect((await answerFor('patterns_craft', { item: { name: 'Rose' } }, everything())).lead).toBe(
    'Not yet: the pattern of Rose is at 3 of 5.',
  )
  expect((await answerFor('patterns_craft', { item: { name: 'Funnelweb' } }, everything())).lead).toBe(
    'I know of no pattern for Funnelweb.',
  )
})
