import { expect, it } from 'vitest'
import { found } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { everything, GAME_WEAPON } from '../../test-support/everything.ts'

const item = { name: 'Fatebringer', hash: 31 }

it('names the traits to look for on each side, with the odds', async () => {
  const { lead, text } = await answerFor('god_roll_for', { item }, everything())
  expect(lead).toBe('On Fatebringer look for Outlaw and Rampage in PvE.')
  expect(text).toContain('PvP: Slideshot and Opening Shot; one drop in 64; 9.6')
})

it('leaves out a roll with a trait that is ruled out', async () => {
  const asked = {
    intent: 'god_roll_for',
    slots: { item },
    exclude: [{ value: 'rampage' }],
    unread: [],
  } as const
  const { lead, unread } = await answerTo({ ...asked, exclude: [...asked.exclude], unread: [] }, everything())
  expect([lead, unread]).toEqual(['On Fatebringer look for Slideshot and Opening Shot in PvP.', []])
})

it('a weapon that does not roll has none', async () => {
  const facts = everything({
    rolls: async () => found({ weapon: GAME_WEAPON, random: false, wishes: 0, rolls: [] }),
  })
  expect((await answerFor('god_roll_for', { item }, facts)).lead).toBe(
    'Every Fatebringer is the same: there is no roll to look for.',
  )
})
