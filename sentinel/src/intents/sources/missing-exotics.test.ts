import { expect, it } from 'vitest'
import { query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

it('counts what the collections lack, with where each comes from', async () => {
  const { lead, names, lines } = await answerFor('missing_exotics', {}, everything())
  expect([lead, names]).toEqual(['You lack 2 of 3 exotic items.', ['Thorn', 'Ophidian Aspect']])
  expect(lines).toEqual(['Exotic quest', 'warlock; Exotic engrams'])
})

it('a class lacks armor; a class that is ruled out takes no weapons with it', async () => {
  expect((await answerFor('missing_exotics', { class: 'warlock' }, everything())).lead).toBe(
    'You lack 1 of 2 exotic pieces of armor for a warlock.',
  )
  expect((await answerTo(query('missing_exotics', {}, 'warlock'), everything())).names).toEqual(['Thorn'])
})

it('at a place, what is open there; of gear that is named, the gear of that place', async () => {
  const destination = { name: 'Europa' }
  const { lead, names, unread, notes } = await answerFor('missing_exotics', { destination }, everything())
  expect(notes).toContain('Of its map you have found 23 of 46 places.')
  expect([lead, names, unread]).toEqual([
    'Every Zone is nearest: 90 percent done. 1 triumph open at Europa and 6 things to collect there.',
    ['Every Zone'],
    [],
  ])
  const week = await answerFor('weekly_plan', { destination }, everything())
  expect([week.lead, week.unread]).toEqual([lead, []])
  const exotics = await answerFor('missing_exotics', { destination, rarity: 'exotic' }, everything())
  expect(exotics.lead).toBe('Your collections list no exotic items of Europa.')
})

it('a place that the game does not know is told as not read', async () => {
  const { unread } = await answerFor(
    'missing_exotics',
    { destination: { name: 'Dreadnaught' } },
    everything(),
  )
  expect(unread).toEqual(['Dreadnaught'])
})

it('nothing missing is said as such', async () => {
  expect((await answerFor('missing_exotics', { weapon_type: ['bow'] }, everything())).lead).toBe(
    'Your collections list no exotic bows.',
  )
})
