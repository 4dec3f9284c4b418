import { expect, it } from 'vitest'
import { found, query } from '../../test-support/account.ts'
import { answerFor, answerTo } from '../../test-support/answers.ts'
import { everything } from '../../test-support/everything.ts'

it('starts with what takes the least time, and says when the reset comes', async () => {
  const { lead, names } = await answerFor('weekly_plan', {}, everything())
  expect(lead).toBe(
    '2 tasks and 1 bounty open this week. Start with Lost Sector Weekly; the reset is in 2 days 18 hours.',
  )
  expect(names).toEqual(['Lost Sector Weekly', 'Crucible Weekly', 'Order: Elemental'])
})

it('today is planned by what the week has open, and says so', async () => {
  const today = { period: { is: 'named', name: 'today' } } as const
  const { lead, notes, unread } = await answerFor('weekly_plan', today, everything())
  expect(lead).toBe(
    'Start today with Lost Sector Weekly. 2 tasks and 1 bounty open this week; the reset is in 2 days 18 hours.',
  )
  expect(notes).toContain('The platform names tasks of the week, none of a single day.')
  expect(unread).toEqual([])
})

it('in a given time it says what fits', async () => {
  expect((await answerFor('weekly_plan', { time_minutes: 30 }, everything())).lead).toBe(
    'In 30 min you can finish 1 task, about 25 min in all.',
  )
  expect((await answerFor('weekly_plan', { time_minutes: 10 }, everything())).lead).toBe(
    'No weekly task fits in 10 min: the shortest, Lost Sector Weekly, takes you 25 min.',
  )
})

it('a row says the time on all of its characters, so that the rows add up to the whole', async () => {
  const task = { name: 'Live-Fire', hash: 5, progress: 0, of: 3, modes: [] }
  const tasks = (['hunter', 'titan', 'warlock'] as const).map((owner) => ({
    ...task,
    class: owner,
    minutes: 20,
  }))
  const facts = everything({
    week: async () => found({ tasks, bounties: [], minutesToReset: 4_000 }),
  })
  const { lead, part } = await answerFor('weekly_plan', { time_minutes: 120 }, facts)
  expect([lead, part.facts.map(({ value }) => value)]).toEqual([
    'In 2 h you can finish 3 tasks, about 1 h in all.',
    ['1 h'],
  ])
})

it('asked why, it gives the reasons of its order and not the plan again', async () => {
  const { lead, unread } = await answerFor('weekly_plan', { ordinal: [1] }, everything())
  expect(lead).toBe(
    'Lost Sector Weekly comes first: it takes you about 25 min, the least of the open tasks, and the reset is in 2 days 18 hours.',
  )
  expect(unread).toEqual([])
  const inTime = await answerFor('weekly_plan', { ordinal: [1], time_minutes: 30 }, everything())
  expect(inTime.lead).toContain('Lost Sector Weekly comes first')
})

it('asked why, it counts what the first takes on one character, as the order does', async () => {
  const task = { hash: 5, progress: 0, of: 3, modes: [] }
  const live = (['hunter', 'titan'] as const).map((owner) => ({
    ...task,
    name: 'Live-Fire',
    class: owner,
    minutes: 20,
  }))
  const tasks = [...live, { ...task, name: 'Patrol', class: 'titan' as const, minutes: 30 }]
  const facts = everything({ week: async () => found({ tasks, bounties: [], minutesToReset: 4_000 }) })
  const { lead } = await answerFor('weekly_plan', { ordinal: [1] }, facts)
  expect(lead).toContain('Live-Fire comes first: it takes you about 20 min on one character')
})

it('no PvP means none', async () => {
  const { names, unread } = await answerTo(query('weekly_plan', {}, 'pvp'), everything())
  expect([names, unread]).toEqual([['Lost Sector Weekly', 'Order: Elemental'], []])
})
