import { expect, it } from 'vitest'
import { answerFor } from '../../test-support/answers.ts'

it('nothing is moved: it says where the thing is', async () => {
  expect((await answerFor('move_equip_plan', { item: { name: 'Apex Predator' }, class: 'titan' })).lead).toBe(
    'I only read, but Apex Predator is in the vault: get it there.',
  )
})

it('several are listed with their places', async () => {
  const { lead, names } = await answerFor('move_equip_plan', {
    weapon_type: ['submachine_gun'],
    scope: 'all',
    place: 'vault',
  })
  expect([lead, names]).toEqual([
    'I only read. These 2 are meant, each with its place.',
    ['Funnelweb', 'Recluse'],
  ])
})

it('a loadout is told by what is in it', async () => {
  expect((await answerFor('move_equip_plan', { loadout: 1 })).names).toEqual([
    'The Palindrome',
    'Gjallarhorn',
    'Wormhusk Crown',
  ])
})
