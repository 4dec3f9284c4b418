import { assessVault } from '@ai-vault/game/scores/vault/assess-vault.ts'
import { describe, expect, test } from 'vitest'
import { makeGuardian, makeWeapon } from '../../../test-support/fakes/make-guardian.ts'
import { createNameIndex } from '../grounding/name-index.ts'
import { createLedger } from '../ledger.ts'
import type { Turn } from '../tools/turn.ts'
import { answerQuestion } from './analyst.ts'
import { createEntityIndex } from './reading/entities.ts'

/** Tuesday afternoon; the game's week ends at 17:00 UTC. */
const NOW = Date.UTC(2026, 10, 17, 15, 14)

const run = (instanceId: string, period: string, modes: readonly number[]) => ({
  instanceId,
  characterId: '1',
  activityHash: 5,
  directorActivityHash: 5,
  period,
  modes,
  values: { completed: 1, kills: 40, deaths: 2, activityDurationSeconds: 900 },
})
const STRIKE = [3]
const RAID = [4]
const RUNS = [
  run('2', '2026-11-16T09:30:00.000Z', STRIKE),
  run('1', '2026-11-13T20:00:00.000Z', RAID),
  run('0', '2025-01-01T20:00:00.000Z', STRIKE),
]

const task = (name: string, minutes: number) => ({
  task: { name, characterId: '1', progress: 1, completionValue: 3 },
  minutes,
})

async function ask(text: string, timeZone?: string, archived?: typeof RUNS) {
  return (await answerTo(text, timeZone, archived)).content
}

async function answerTo(text: string, timeZone?: string, archived?: typeof RUNS, seasonStart?: number) {
  const guardian = makeGuardian({ weapons: [makeWeapon({ name: 'Rose', instanceId: '1' })] })
  const turn = {
    guardian,
    assessment: assessVault(guardian),
    manifest: { weapons: () => [], named: () => ({ name: 'The Long Hall' }) },
    ledger: createLedger(),
    now: NOW,
    timeZone,
    seasonStart,
    readAt: NOW,
    stale: false,
    recentRuns: async () => ({
      runs: RUNS,
      readAt: NOW,
      completeSince: Date.parse('2025-01-01T20:00:00.000Z'),
    }),
    wholeHistory: async () => archived && { runs: archived, readAt: NOW },
    readReport: async () => ({ players: [{ you: true }, { you: false, name: 'Heron' }] }),
    readTriumphs: async () => ({ open: [], triumphs: [], seals: [] }),
    timedMilestones: async () => [task('First Watch', 40), task('Second Watch', 50), task('Third Watch', 60)],
  } as unknown as Turn
  const answer = await answerQuestion(
    { text, personality: 'guardian', memory: { list: [] } },
    { turn, names: createNameIndex(['Rose']), entities: createEntityIndex([]) },
  )
  expect(answer.dropped).toEqual([])
  return answer
}

describe('questions about a time', () => {
  test('yesterday is a day of the calendar, and the answer says which', async () => {
    expect(await ask('What did I do yesterday?')).toMatch(/^1 run yesterday, 16 November in UTC: /)
    expect(await ask('What did I do yesterday?', 'Europe/Berlin')).toMatch(
      /^1 run yesterday, 16 November by your clock: /,
    )
    // Where a new day has begun already, the same run was a day earlier.
    expect(await ask('What did I do yesterday?', 'Pacific/Kiritimati')).toMatch(
      /^I see no activity run yesterday, 17 November by your clock\. Your last was /,
    )
  })

  test.each([
    ['what did I play on friday', '1 run on Friday, 13 November in UTC: '],
    ['what did I play 4 days ago', '1 run on Friday, 13 November in UTC: '],
    ['what did I play four days ago?', '1 run on Friday, 13 November in UTC: '],
    ['what did I do on monday', '1 run on Monday, 16 November in UTC: '],
    [
      'what did I play last weekend',
      'I see no activity run on the weekend, 14 November and 15 November in UTC. ',
    ],
    ["qu'est-ce que j'ai joué hier", '1 run yesterday, 16 November in UTC: '],
    ['was habe ich gestern gespielt', '1 run yesterday, 16 November in UTC: '],
  ])('"%s" asks for that day alone', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })

  test('days before the latest runs are looked up in the archives, where those are filled', async () => {
    const question = 'what did I play on 31 December 2024?'
    const older = run('older', '2024-12-31T20:00:00.000Z', RAID)
    expect(await ask(question, 'UTC', [...RUNS, older])).toMatch(
      /^1 run on Tuesday, 31 December 2024 by your clock: /,
    )
    expect(await ask(question, 'UTC')).toMatch(
      /^Your history is still being read: I see no activity run on Tuesday, 31 December 2024 by your clock\./,
    )
  })

  test('while the history is still being read, a count of old runs is said to be the least there can be', async () => {
    const question = 'how many strikes in 2024'
    const older = run('older', '2024-12-31T20:00:00.000Z', STRIKE)
    expect(await ask(question, 'UTC', [...RUNS, older])).toMatch(/^1 PvE run from 1 January 2024 /)
    expect(await ask('how many runs do I have', 'UTC')).toMatch(
      /^Your history is still being read: at least 3 runs among the latest/,
    )
    expect(await ask('how many runs since Friday', 'UTC')).toMatch(/^2 runs since Friday/)
  })

  test.each([
    'what did I play on 31 February?',
    'my runs on 2026-13-03',
    'what did I play on November 0',
    'my runs on 45.13.',
    'what did I play on 29.2.2025',
    'what did I play on the 45th',
  ])('"%s" names a day that no calendar has', async (question) => {
    expect(await ask(question)).toMatch(/^The calendar has no such day, so I looked nothing up\./)
  })

  test.each([
    ['what did I play on the 13th?', '1 run on Friday, 13 November in UTC: '],
    ['what did I play on 13.11.?', '1 run on Friday, 13 November in UTC: '],
    ['what did I play on 13/11?', '1 run on Friday, 13 November in UTC: '],
    ['what did I play on 1.1.2025?', '1 run on Wednesday, 1 January 2025 in UTC: '],
    ['what did I play in 2025?', '1 run from 1 January 2025 to 31 December 2025 in UTC: '],
    ['what did I play since Friday?', '2 runs since Friday, 13 November in UTC: '],
    ['what did I play since 3 November?', '2 runs since Tuesday, 3 November in UTC: '],
    ['what did I play since October?', '2 runs since 1 October in UTC: '],
    ['what did I play this month?', '2 runs this month, from 1 November to 17 November in UTC: '],
    ['what did I play in the past month?', '2 runs in the last 30 days: '],
    ['what did I play in Novmber?', '2 runs from 1 November to 30 November in UTC: '],
    ['what did I play in Ocotber?', 'I see no activity run from 1 October to 31 October in UTC. '],
    ['what did I play since Apirl?', '2 runs since 1 April in UTC: '],
    ['what did I play on Firday?', '1 run on Friday, 13 November in UTC: '],
    ['what did I do on Mnoday', '1 run on Monday, 16 November in UTC: '],
    ['what did I play on Wendsday', 'I see no activity run on Wednesday, 11 November in UTC. '],
  ])('"%s" is answered for that time, which is told', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })

  test.each([
    'what did I play next week?',
    'what did I play tomorrow',
    'my raids next month',
    'what did I play in 2027?',
    'who did I play with tomorrow?',
  ])('"%s" asks for a time that lies ahead', async (question) => {
    expect(await ask(question)).toMatch(/^That time lies ahead: nothing has been played there yet\./)
  })

  test('a plan for tomorrow is a plan', async () => {
    expect(await ask('plan my evening tomorrow')).toBe(await ask('plan my evening'))
  })

  test.each([
    'what did I play on the 3rd Friday of Smarch?',
    'what did I play on the 3rd of Smarch',
    'what did I play the first Monday of October?',
    'what did I play before October?',
    'my raids last season',
    'what did I play a few days ago',
    'what did I play 3 hours ago',
  ])('"%s" names a time that is not read, and nothing else is counted instead', async (question) => {
    const { content, confidence } = await answerTo(question)
    expect(content).toMatch(/^I could not read which day or time is meant, so I looked nothing up\./)
    expect(confidence).toBeLessThanOrEqual(0.4)
  })

  test.each([
    'what did I play last friday in raids',
    'how many runs in the last 24 hours',
    'how many hours did I play this month',
    'how many raids on my hunter',
  ])('"%s" names a time or none, and is answered', async (question) => {
    expect(await ask(question)).not.toMatch(/^I could not read|^That time|^The calendar/)
  })

  test('what follows from the calendar alone is certain', async () => {
    for (const question of ['what did I play tomorrow', 'what did I play on 31 February?']) {
      const { confidence, confidenceReasons } = await answerTo(question)
      expect([confidence, confidenceReasons]).toEqual([0.95, []])
    }
  })

  test.each([
    ['which runs did I do on the 13th', '1 run on Friday, 13 November in UTC: '],
    ['my runs on the 13th', '1 run on Friday, 13 November in UTC: '],
    ['runs between 10 and 16 November', '2 runs from 10 November to 16 November in UTC: '],
  ])('"%s" is answered as surely as "what did I do on 13 November"', async (question, told) => {
    const { content, confidence } = await answerTo(question)
    expect(content).toContain(told)
    expect(confidence).toBe((await answerTo('what did I do on 13 November')).confidence)
  })

  test('this season begins where the definitions date it, and is not guessed where they do not', async () => {
    const began = Date.UTC(2026, 10, 15, 17)
    expect((await answerTo('what did I play this season', 'UTC', undefined, began)).content).toMatch(
      /^1 run this season, since 15 November by your clock: /,
    )
    expect(await ask('what did I play this season')).toMatch(
      /^The definitions of the game date no season, so I cannot tell when this one began\./,
    )
  })

  test.each(['best run this month', 'what was my best run this month?'])(
    '"%s" is answered with the bests that the archives tell, of that month',
    async (question) => {
      const told = await ask(question)
      expect(told).toMatch(
        /^No rule says which run is the best of all, so these are the bests this month, from 1 /,
      )
      expect(told).toMatch(/^- Most kills: \[The Long Hall\]\S+, 4 days ago: Completed, 40 kills/m)
    },
  )

  test.each(['runs last month vs this month', 'compare my runs last month with this month'])(
    '"%s" tells the counts of both',
    async (question) => {
      expect(await ask(question)).toMatch(
        /^0 runs from 1 October to 31 October in UTC and 2 runs this month, from 1 November to 17 November in UTC\./,
      )
    },
  )

  test('29 February is a day of leap years', async () => {
    expect(await ask('what did I play on 29 February 2024?')).toMatch(
      /I see no activity run on Thursday, 29 February 2024/,
    )
  })

  test('a night without a raid is said to be one, with the last raid', async () => {
    expect(await ask("How did last night's raid go?")).toMatch(
      /^I see no raid run last night, from 18:00 on 16 November to 6:00 in UTC\. Your last was \[The Long Hall\]\S+, 4 days ago: Completed, 40 kills, 2 deaths/,
    )
    expect(await ask('Who did I raid with last night?')).toMatch(
      /^I see no raid run last night, .* Your last was \[The Long Hall\]\S+, 4 days ago, with Heron\./,
    )
  })

  test('a plan ends with the week, and says what is left after it', async () => {
    const plan = await ask('plan my evening, 2 hours')
    expect(plan).toMatch(
      /^In 2 hours, of which 1 hour 46 minutes are left of this week, you can finish 2 tasks: about 90 minutes in all at your own pace, with 16 minutes to spare before the weekly reset\./,
    )
    expect(plan).toContain('The last 14 minutes of your time fall after the weekly reset')
  })

  test('a time of hours and minutes is told in both', async () => {
    expect(await ask('plan my evening, 6h28')).toMatch(/^In 6 hours 28 minutes, of which 1 hour 46 minutes /)
  })

  test('the rest of the week is told in hours and minutes, and what does not fit is said', async () => {
    const plan = await ask('plan my evening')
    expect(plan).toMatch(/^1 hour 46 minutes to the weekly reset; /)
    expect(plan).toContain('1 weekly task more does not fit before the reset at your own pace.')
    expect(plan).not.toContain('Third Watch')
  })
})
