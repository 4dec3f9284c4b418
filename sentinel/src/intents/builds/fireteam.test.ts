import { expect, it } from 'vitest'
import { found, NOW, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

it('says what the team lacks and what could be brought for it', async () => {
  const { lead, lines } = await answerFor('fireteam', { activity: [{ name: 'raid' }] }, everything())
  expect([lead, lines[0]]).toEqual(['For a raid your team of 2 lacks healing.', 'bring it for healing'])
})

it('what is ruled out is not proposed', async () => {
  const asked = query('fireteam')
  expect(
    (
      await answerTo(
        { ...asked, exclude: [{ value: 'rose', thing: { name: 'Rose', hash: 1 } }] },
        everything(),
      )
    ).names,
  ).toEqual([])
})

it('another player is told by what is public, the name as a quotation', async () => {
  const { lead } = await answerFor(
    'fireteam',
    { player: 'Lorcan#0042', activity: [{ name: 'raid' }] },
    everything(),
  )
  expect(lead).toBe(
    '“Lorcan” plays a titan as Berserker with 1,850 power and has 12 Raid clears in the last 50 runs.',
  )
})

const lastTeam = async () =>
  found({
    activity: 'King’s Fall',
    runId: '9001',
    at: NOW - 86_400_000,
    minutes: 75,
    others: ['Lorcan', 'Vesper'],
  })

it('asked about the last fireteam it speaks of the newest run together, in a team or alone', async () => {
  const period = { is: 'named', name: 'recent' } as const
  const { lead, lines, unread } = await answerFor('fireteam', { period }, everything({ lastTeam }))
  expect(lead).toBe(
    'Your last fireteam: King’s Fall with “Lorcan” and “Vesper”, yesterday in 1 h 15 min. The Command Table compares it.',
  )
  expect([lines, unread]).toEqual([['Completed, 62 min, K/D 20.00'], []])
})

it('a fireteam of other days than those asked about is not passed off as theirs', async () => {
  const period = { is: 'dates', from: '2020-01-01', until: '2020-01-02' } as const
  const { unread } = await answerFor('fireteam', { period }, everything({ lastTeam }))
  expect(unread).toHaveLength(1)
})

it('who has played alone is not given a fireteam', async () => {
  const period = { is: 'named', name: 'last_night' } as const
  const facts = everything({ lastTeam: async () => found(undefined) })
  expect((await answerFor('fireteam', { period }, facts)).lead).toBe(
    'None of your newest runs was played with others.',
  )
})

it('alone, the last fireteam is told, with the way to compare it', async () => {
  const facts = everything({ team: async () => found(undefined), lastTeam })
  const { lead, part } = await answerFor('fireteam', {}, facts)
  expect(lead).toBe(
    'You are alone right now. Your last fireteam: King’s Fall with “Lorcan” and “Vesper”, yesterday in 1 h 15 min. The Command Table compares it.',
  )
  expect(part.lead).toContain('](/command-table)')
})

it('alone there is no team to look at', async () => {
  expect((await answerFor('fireteam', {}, everything({ team: async () => found(undefined) }))).lead).toBe(
    'You are alone right now: no fireteam in view.',
  )
})
