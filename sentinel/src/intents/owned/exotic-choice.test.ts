import { tierOf } from '@ai-vault/game/weapons/rating/tiers.ts'
import { expect, it } from 'vitest'
import type { Rating } from '../../facts.ts'
import { found, makeFacts, makeVault, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { BUILD, everything } from '../../test-support/everything.ts'

it('for an activity the build of the Architect decides, and says that it is one build', async () => {
  const { lead, confidence } = await answerFor(
    'exotic_choice',
    { class: 'hunter', activity: [{ name: 'raid' }] },
    everything(),
  )
  expect(lead).toBe('For a raid the best build of your hunter uses Gjallarhorn and Wormhusk Crown.')
  expect(confidence.value).toBe(0.6)
})

it('an exotic that is ruled out is not chosen', async () => {
  const asked = query('exotic_choice', { activity: [{ name: 'raid' }] })
  const { lead } = await answerTo(
    { ...asked, exclude: [{ value: 'gjallarhorn', thing: { name: 'Gjallarhorn', hash: 4 } }] },
    everything(),
  )
  expect(lead).toBe('For a raid the best build of your hunter uses Wormhusk Crown.')
})

it('without an activity armor is told by what each does, weapons by their kills', async () => {
  expect((await answerFor('exotic_choice', { class: 'titan', slot: 'gauntlets' })).lead).toBe(
    'You have 1 exotic pair of gauntlets for a titan to choose from; what each does decides.',
  )
  expect((await answerFor('exotic_choice', { item_kind: 'weapon' })).lead).toBe(
    'You have 3 exotic weapons; Hawkmoon has the most kills.',
  )
})

it('for a side weapons stand by the score that is shown of them, and not beside their kills', async () => {
  const vault = makeVault()
  const used = (score: number): Rating => {
    const side = { tier: tierOf(score), score }
    return { tier: side.tier, activity: 'pve', fixed: true, pve: side, pvp: side }
  }
  const ratings = new Map([
    ['104', used(6)],
    ['105', used(9)],
  ])
  const { part } = await answerFor(
    'exotic_choice',
    { weapon_type: ['hand_cannon', 'rocket_launcher'], mode: 'pve' },
    makeFacts({}, { ...vault, ratings }),
  )
  expect(part.facts.map(({ title, value }) => [title, value])).toEqual([
    ['Gjallarhorn', '9.0'],
    ['Hawkmoon', '6.0'],
  ])
})

it('the exotic that the build wears is chosen, whatever other copies of it lie in the vault', async () => {
  const vault = makeVault()
  const again = vault.armor
    .filter(({ name }) => name === 'Wormhusk Crown')
    .map((piece) => ({ ...piece, instanceId: '999', place: { in: 'vault' } as const }))
  const facts = everything({ vault: async () => found({ ...vault, armor: [...vault.armor, ...again] }) })
  const asked = { class: 'hunter', activity: [{ name: 'raid' }] } as const
  const worn = 'For a raid the best build of your hunter uses Gjallarhorn and Wormhusk Crown.'
  expect((await answerFor('exotic_choice', { ...asked, activity: [...asked.activity] }, facts)).lead).toBe(
    worn,
  )
})

it('where no build of the Architect is taken, what only it would have used is named', async () => {
  const refused = everything({ build: async () => found({ refused: 'no' }) })
  const without = everything({ build: async () => found({ ...BUILD, weapons: [], armor: [] }) })
  const slots = { class: 'titan', activity: [{ name: 'raid' }], ability: 'grapple' } as const
  for (const facts of [refused, without]) {
    const { unread } = await answerFor(
      'exotic_choice',
      { ...slots, item_kind: 'armor', activity: [...slots.activity] },
      facts,
    )
    expect(unread).toEqual(['raid', 'grapple'])
  }
})
