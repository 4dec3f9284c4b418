import { expect, it } from 'vitest'
import { found } from '../../test-support/account.ts'
import { answerFor } from '../../test-support/answers.ts'
import { everything, triumph } from '../../test-support/everything.ts'

it('names the nearest, and counts what is open', async () => {
  const { lead, lines } = await answerFor('closest_to_done', {}, everything())
  expect(lead).toBe('Every Zone is nearest: 90 percent done. 2 triumphs open.')
  expect(lines[0]).toBe('Zones: 18 of 20, Lost sectors: 1 of 3 and 1 more')
})

it('of one triumph counts every open objective', async () => {
  const { lead, lines } = await answerFor(
    'closest_to_done',
    { triumph: { name: 'Every Zone', hash: 51 } },
    everything(),
  )
  expect(lead).toBe('Every Zone is 90 percent done, 3 objectives open.')
  expect(lines).toEqual(['Zones: 18 of 20', 'Lost sectors: 1 of 3', 'Public events: 8 of 10'])
})

it('what is secret is counted, and stands behind what can be worked on', async () => {
  const secret = triumph({ hash: 9, name: '???', percent: 99, secret: true, objectives: [] })
  const facts = (...open: (typeof secret)[]) =>
    everything({
      triumphs: async () => found({ completed: 1, total: 3, open, titles: [], find: () => undefined }),
    })
  const { lead, names } = await answerFor('closest_to_done', {}, facts(secret, triumph()))
  expect(lead).toBe('Every Zone is nearest: 90 percent done. 2 triumphs open, 1 of them secret.')
  expect(names).toEqual(['Every Zone', '???'])
  const all = await answerFor('closest_to_done', {}, facts(secret))
  expect(all.lead).toBe('1 triumph open, and the game keeps what is left secret.')
})

it('of a title that is earned says what it takes to gild it', async () => {
  const gilding = {
    hash: 8,
    description: 'Win 5 matches.',
    objectives: [{ name: 'Wins', progress: 2, of: 5 }],
  }
  const flawless = triumph({ name: 'Flawless', done: true, percent: 100, gilding })
  const facts = everything({
    triumphs: async () => found({ completed: 1, total: 1, open: [], titles: [], find: () => flawless }),
  })
  const { lead, lines } = await answerFor('closest_to_done', { triumph: { name: 'Flawless' } }, facts)
  expect(lead).toBe('Flawless is earned; what is left is to gild it.')
  expect(lines).toEqual(['Win 5 matches.', 'Wins: 2 of 5'])
})

it('titles and catalysts are told apart, a destination narrows', async () => {
  expect((await answerFor('closest_to_done', { kind: 'title' }, everything())).names).toEqual(['Chronicler'])
  expect((await answerFor('closest_to_done', { kind: 'catalyst' }, everything())).lead).toContain(
    'No catalyst is open that fits.',
  )
  expect(
    (await answerFor('closest_to_done', { destination: { name: 'Europa' } }, everything())).names,
  ).toEqual(['Every Zone'])
})
