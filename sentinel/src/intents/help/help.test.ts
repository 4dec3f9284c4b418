import { expect, it } from 'vitest'
import { answerFor } from '../../test-support/answers.ts'

it('says what is in view, what can be asked, and four questions of this account', async () => {
  const { lead, suggestions } = await answerFor('help')
  expect(lead).toBe(
    'I see 12 weapons and 5 pieces of armor of yours. Ask about your vault, rolls, builds, armor, triumphs or runs.',
  )
  expect(suggestions.map(({ label }) => label)).toEqual([
    'My vault is full, what can go?',
    'Rate my Rose',
    'Best hand cannon for PvP',
    'What should I do this week?',
  ])
})
