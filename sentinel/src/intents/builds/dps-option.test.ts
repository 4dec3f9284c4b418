import { expect, it } from 'vitest'
import { found, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

it('takes the heavy weapon whose roll suits bosses best, exotics without a score behind', async () => {
  const { lead, names } = await answerFor('dps_option', { purpose: ['boss_dps'] }, everything())
  expect(lead).toBe('For bosses take Apex Predator: 9.9 of 10 for boss damage.')
  expect(names).toEqual(['Apex Predator', 'Gjallarhorn'])
})

it('what is ruled out is not taken', async () => {
  expect((await answerTo(query('dps_option', {}, 'exotic'), everything())).names).toEqual(['Apex Predator'])
  expect((await answerTo(query('dps_option', {}, 'rocket_launcher'), everything())).lead).toBe(
    'You have no heavy weapon for bosses.',
  )
})

it('a weapon that is named is set against the best', async () => {
  const bossRatings = async () =>
    found([
      { instanceId: '106', score: 9.9 },
      { instanceId: '107', score: 6 },
    ])
  const { lead } = await answerFor('dps_option', { item: { name: 'Funnelweb' } }, everything({ bossRatings }))
  expect(lead).toBe('Apex Predator is better for bosses: 9.9 against 6.0 for Funnelweb.')
})
