import { expect, it } from 'vitest'
import { answerFor } from '../../test-support/answers.ts'

it('what vendors sell is not read, and not guessed either', async () => {
  const { lead, confidence, unread } = await answerFor('vendor_now', { vendor: 'xur', rarity: 'exotic' })
  expect(lead).toBe('I cannot see what Xûr sells, so I will not guess.')
  expect([confidence.value, unread]).toEqual([0.4, []])
})
