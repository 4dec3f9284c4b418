import { expect, it } from 'vitest'
import { found } from '../../test-support/account.ts'
import { answerFor } from '../../test-support/answers.ts'
import { BUILD, everything } from '../../test-support/everything.ts'

it('asks the Architect for a build with the thing that is named', async () => {
  const prompts: string[] = []
  const facts = everything({
    build: async ({ prompt }) => {
      prompts.push(prompt)
      return found(BUILD)
    },
  })
  await answerFor(
    'build_around',
    { item: { name: 'Sunbracers', hash: 24 }, stat: ['grenade'], class: 'warlock' },
    facts,
  )
  expect(prompts).toEqual(['warlock, with Sunbracers, 100 grenade'])
})

it('without anything to build around it is asked back', async () => {
  expect((await answerFor('build_around')).lead).toBe('Around what?')
})
