import { expect, it } from 'vitest'
import { found } from '../../test-support/account.ts'
import { answerFor } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

it('tells the source in the game’s own words, and that it is owned already', async () => {
  const { lead, lines } = await answerFor('where_from', { item: { name: 'Rose', hash: 1 } }, everything())
  expect(lead).toBe('Fatebringer: "Vault of Glass" Raid.')
  expect(lines[0]).toBe('You have 2 copies already, in the vault')
})

it('of armor by the collections; what they do not say is not guessed', async () => {
  const facts = everything({ rolls: async () => found(undefined) })
  expect((await answerFor('where_from', { item: { name: 'Ophidian Aspect' } }, facts)).lead).toBe(
    'Ophidian Aspect: Exotic engrams.',
  )
  expect((await answerFor('where_from', { item: { name: 'Sunbracers' } }, facts)).lead).toBe(
    'The game’s data does not say where Sunbracers comes from.',
  )
  expect((await answerFor('where_from', { currency: 'enhancement_prism' }, facts)).lead).toBe(
    'The game’s data does not say where enhancement prism comes from.',
  )
})

it('where nothing is worth farming, what is owned is offered, and the kind that was asked counts as used', async () => {
  const facts = everything({ farming: async () => found([]) })
  const { lead, unread, suggestions } = await answerFor(
    'where_from',
    { weapon_type: ['shotgun'], mode: 'pvp' },
    facts,
  )
  expect([lead, unread]).toEqual([
    'No shotgun would be better than what you have, as far as your runs tell.',
    [],
  ])
  expect(suggestions[0]?.query).toMatchObject({
    intent: 'best_owned_slot',
    slots: { weapon_type: ['shotgun'], mode: 'pvp' },
  })
})

it('without a name it tells what pays most to farm', async () => {
  expect((await answerFor('where_from', { mode: 'pve' }, everything())).lead).toBe(
    'For PvE farm Fatebringer with Outlaw and Rampage, from Vault of Glass.',
  )
})
