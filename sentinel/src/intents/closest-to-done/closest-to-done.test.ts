import { expect, it } from 'vitest'
import { answerFor } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

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

it('titles and catalysts are told apart, a destination narrows', async () => {
  expect((await answerFor('closest_to_done', { kind: 'title' }, everything())).names).toEqual(['Chronicler'])
  expect((await answerFor('closest_to_done', { kind: 'catalyst' }, everything())).lead).toContain(
    'No catalyst is open that fits.',
  )
  expect(
    (await answerFor('closest_to_done', { destination: { name: 'Europa' } }, everything())).names,
  ).toEqual(['Every Zone'])
})
