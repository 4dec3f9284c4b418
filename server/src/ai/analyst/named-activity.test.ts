import { assessVault } from '@ai-vault/game/scores/vault/assess-vault.ts'
import { describe, expect, test } from 'vitest'
import { makeGuardian, makeWeapon } from '../../../test-support/fakes/make-guardian.ts'
import { createNameIndex } from '../grounding/name-index.ts'
import { createLedger } from '../ledger.ts'
import type { Turn } from '../tools/turn.ts'
import { answerQuestion } from './analyst.ts'
import { createActivityIndex, withActivities } from './reading/activities.ts'
import { createEntityIndex, type Entity } from './reading/entities.ts'

const NOW = Date.UTC(2026, 10, 17, 15, 14)
const RAID = [4]
const DUNGEON = [82]
const STRIKE = [18, 3]

const ACTIVITIES: Readonly<Record<number, { readonly name: string; readonly modes: readonly number[] }>> = {
  1: { name: "King's Fall", modes: RAID },
  2: { name: "King's Fall: Master", modes: RAID },
  3: { name: 'Garden of Salvation', modes: RAID },
  4: { name: 'Vault of Glass', modes: RAID },
  5: { name: 'Duality', modes: DUNGEON },
  6: { name: 'Last Wish', modes: RAID },
  7: { name: 'Grandmaster: The Scarlet Keep', modes: [46] },
  8: { name: 'The Scarlet Keep', modes: STRIKE },
  9: { name: 'Zero Hour', modes: [86] },
  10: { name: 'Gambit', modes: [63] },
  11: { name: "Crota's End", modes: RAID },
  12: { name: 'Pit of Heresy', modes: DUNGEON },
}

const run = (activityHash: number, period: string, completed = 1) => ({
  instanceId: `${activityHash}${period}`,
  characterId: '1',
  activityHash,
  directorActivityHash: activityHash,
  period,
  modes: ACTIVITIES[activityHash]?.modes ?? [],
  values: { completed, kills: 40, deaths: 2, activityDurationSeconds: 900 },
})
const RUNS = [
  run(8, '2026-11-16T20:00:00.000Z'),
  run(1, '2026-11-13T20:00:00.000Z', 0),
  run(2, '2026-11-10T20:00:00.000Z'),
  run(7, '2026-11-09T20:00:00.000Z'),
  run(5, '2026-11-08T20:00:00.000Z'),
  run(9, '2026-11-07T20:00:00.000Z'),
  run(1, '2025-11-01T20:00:00.000Z'),
  run(3, '2025-10-01T20:00:00.000Z'),
  run(6, '2025-09-01T20:00:00.000Z'),
]

const manifest = {
  weapons: () => [],
  hashes: () => Object.keys(ACTIVITIES).map(Number),
  named: (_: string, hash: number) => ACTIVITIES[hash],
  definition: (_: string, hash: number) => ({ activityModeTypes: ACTIVITIES[hash]?.modes }),
} as unknown as Turn['manifest']

const WEAPONS: readonly Entity[] = [
  { kind: 'weapon', name: 'Duality', owned: true },
  { kind: 'weapon', name: 'Vault Breaker', owned: false },
]
const names = createEntityIndex(WEAPONS)
const entities = withActivities(names, createActivityIndex(manifest))

async function ask(...questions: readonly string[]) {
  const guardian = makeGuardian({ weapons: [makeWeapon({ name: 'Duality', instanceId: '1' })] })
  let memory: Parameters<typeof answerQuestion>[0]['memory'] = { list: [] }
  let told = ''
  for (const text of questions) {
    const turn = {
      guardian,
      assessment: assessVault(guardian),
      manifest,
      ledger: createLedger(),
      now: NOW,
      timeZone: 'UTC',
      readAt: NOW,
      stale: false,
      recentRuns: async () => ({ runs: RUNS.slice(0, 2), readAt: NOW, completeSince: NOW - 5 * 86_400_000 }),
      wholeHistory: async () => ({ runs: RUNS, readAt: NOW }),
      readReport: async () => ({ players: [{ you: true }, { you: false, name: 'Heron' }] }),
    } as unknown as Turn
    const answer = await answerQuestion(
      { text, personality: 'guardian', memory },
      { turn, names: createNameIndex(['Duality']), entities },
    )
    expect(answer.dropped).toEqual([])
    memory = answer.memory
    told = answer.content
  }
  return told
}

describe('a question about the runs of one activity', () => {
  test.each([
    "how many King's Fall clears do I have",
    'how many times have I completed kings fall',
    "how often did I finish King's Fall?",
    'my kings fall completions',
    "how many clears of King's Fall do I have?",
  ])('"%s" counts the runs of it alone, at every difficulty', async (question) => {
    expect(await ask(question)).toMatch(
      /^You completed King's Fall 2 times in 3 runs among all 9 runs of your archives; the last was 4 days ago, on 13 November\./,
    )
  })

  test('a difficulty that is named counts alone', async () => {
    expect(await ask("how many times have I completed King's Fall: Master")).toMatch(
      /^You completed King's Fall: Master once in 1 run /,
    )
  })

  test.each([
    [
      "when did I last play King's Fall?",
      /^You last ran King's Fall 4 days ago, on 13 November: Not completed; 2 of 3 runs/,
    ],
    [
      'when did I last play Last Wish',
      /^You last ran Last Wish 442 days ago, on 1 September 2025: Completed; /,
    ],
    ['my last Zero Hour run', /^You last ran Zero Hour 10 days ago, on 7 November: /],
    ['have I ever done Garden of Salvation?', /^You completed Garden of Salvation once in 1 run /],
    ['how many Scarlet Keep runs do I have', /^You completed The Scarlet Keep 2 times in 2 runs /],
    ['how many Garden of Salvaton clears do I have', /^You completed Garden of Salvation once /],
    ['how many gos clears do I have?', /^You completed Garden of Salvation once /],
    ['when did I last play LW', /^You last ran Last Wish 442 days ago, /],
    ['Have I ever cleared VoG?', /^You have never run Vault of Glass: /],
    ['how many Duality clears do I have', /^You completed Duality once in 1 run /],
  ])('"%s" is answered for that activity', async (question, told) => {
    expect(await ask(question)).toMatch(told)
  })

  test.each([
    ['how many Crota clears do I have', /^You have never run Crota's End: /],
    ['how often did I do crota', /^You have never run Crota's End: /],
    ['how many Garden clears do I have', /^You completed Garden of Salvation once in 1 run /],
    ['my garden runs', /^You completed Garden of Salvation once in 1 run /],
    ['how often did I do Garden?', /^You completed Garden of Salvation once in 1 run /],
    ['how many pit completions do I have', /^You have never run Pit of Heresy: /],
  ])('"%s" names it by a part of its name', async (question, told) => {
    expect(await ask(question)).toMatch(told)
  })

  test.each(['my last runs', 'last clears', 'how many runs did I end this week', 'how many clears to date'])(
    '"%s" holds no part of a name',
    (question) => {
      expect(entities.resolve(question).found).toEqual([])
    },
  )

  test.each(['how often did I do Atheon', 'how many atheon clears do I have', 'have I ever done Atheon?'])(
    '"%s" is told that nothing has this name, and no total',
    async (question) => {
      expect(await ask(question)).toMatch(/^I know no activity called atheon whose runs I could count\./i)
    },
  )

  test('several activities are each told, also by a part of their names', async () => {
    const parts = await ask('how many Crota and Garden clears do I have')
    expect(parts).toMatch(/^- You have never run Crota's End: /m)
    expect(parts).toMatch(/^- You completed Garden of Salvation once /m)
    const told = await ask('how many VoG and KF clears do I have')
    expect(told).toMatch(/^You named 2 activities; this is each of them\./)
    expect(told).toMatch(/^- You have never run Vault of Glass: /m)
    expect(told).toMatch(/^- You completed King's Fall 2 times in 3 runs /m)
  })

  test('an activity that was never run is said so by its name', async () => {
    for (const question of ['Have I cleared Vault of Glass?', 'how many times did I play Vault of Glass']) {
      expect(await ask(question)).toMatch(
        /^You have never run Vault of Glass: none of the 9 runs of your archives is one\./,
      )
    }
  })

  test('days without a run of it are no proof that there never was one', async () => {
    expect(await ask("how many King's Fall clears today")).toMatch(
      /^I see no run of King's Fall today, 17 November by your clock\. Your last was /,
    )
    expect(await ask('did I run Duality today')).toMatch(/^I see no run of Duality today/)
  })

  test('another activity goes on with the question', async () => {
    expect(await ask("how many King's Fall clears do I have", 'and Garden of Salvation?')).toMatch(
      /^You completed Garden of Salvation once /,
    )
  })

  test('who was there is told of the runs of it', async () => {
    expect(await ask("who was with me in my last King's Fall run?")).toMatch(
      /^In your latest runs of King's Fall you were with Heron\./,
    )
  })

  test.each([
    'rate my Duality',
    "what should I run in King's Fall",
    'how many Duality do I have',
    'my Gambit runs',
  ])('"%s" names no activity whose runs are asked for', (question) => {
    expect(entities.resolve(question)).toEqual(names.resolve(question))
  })
})
