import { expect, it } from 'vitest'
import { query } from '../../test-support/account.ts'
import { tell, tellOf } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

it('for an activity the build of the Architect decides, and says that it is one build', async () => {
  const { lead, confidence } = await tellOf(
    'exotic_choice',
    { class: 'hunter', activity: [{ name: 'raid' }] },
    everything(),
  )
  expect(lead).toBe('For a raid the best build of your hunter uses Gjallarhorn and Wormhusk Crown.')
  expect(confidence.value).toBe(0.6)
})

it('an exotic that is ruled out is not chosen', async () => {
  const asked = query('exotic_choice', { activity: [{ name: 'raid' }] })
  const { lead } = await tell(
    { ...asked, exclude: [{ value: 'gjallarhorn', thing: { name: 'Gjallarhorn', hash: 4 } }] },
    everything(),
  )
  expect(lead).toBe('For a raid the best build of your hunter uses Wormhusk Crown.')
})

it('without an activity armor is told by what each does, weapons by their kills', async () => {
  expect((await tellOf('exotic_choice', { class: 'titan', slot: 'gauntlets' })).lead).toBe(
    'You have 1 exotic pair of gauntlets for a titan to choose from; what each does decides.',
  )
  expect((await tellOf('exotic_choice', { item_kind: 'weapon' })).lead).toBe(
    'You have 3 exotic weapons; Hawkmoon has the most kills.',
  )
})
