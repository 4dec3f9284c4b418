import { describe, expect, it } from 'vitest'
import { activityEffectiveness, type PlayedRun, tallyRuns } from './effectiveness.ts'
import { activityKind } from './week/activity-kinds.ts'
import { killMix } from './week/kill-mix.ts'
import { killsPerDeath, runResult, wasWon } from './week/run-result.ts'

const run = (modes: readonly number[], values: Record<string, number> = {}): PlayedRun => ({ modes, values })
const runs = (count: number, modes: readonly number[], completed: number) =>
  Array.from({ length: count }, (_, at) =>
    run(modes, { completed: at < completed ? 1 : 0, activityDurationSeconds: 600 + at }),
  )
const priorities = (played: readonly PlayedRun[], power: number) =>
  activityEffectiveness(tallyRuns(played), power).map(({ kind, priority }) => [kind, priority])

describe('activity effectiveness', () => {
  it('F-092 names an activity by the narrowest of its modes', () => {
    expect(
      [[84, 5], [73, 10, 70, 5], [46, 18, 7, 16], [3, 18, 7], [63, 64, 7], [99]].map(activityKind),
    ).toEqual(['trials', 'crucible', 'nightfall', 'strike', 'gambit', undefined])
  })

  it('F-092 is High where rewards are best, lower where power or completion are short', () => {
    expect(priorities(runs(5, [4, 7], 5), 1800)).toEqual([['raid', 'High']])
    expect(priorities(runs(5, [4, 7], 5), 1700)).toEqual([['raid', 'Medium']])
    expect(priorities(runs(5, [4, 7], 2), 1700)).toEqual([['raid', 'Low']])
    expect(priorities(runs(4, [4, 7], 0), 1800)).toEqual([['raid', 'High']])
    expect(priorities(runs(5, [6, 7], 0), 1000)).toEqual([['patrol', 'Low']])
  })

  it('F-092 counts completed runs and keeps the median duration beside the word', () => {
    expect(tallyRuns(runs(5, [82, 7], 4)).dungeon).toEqual({ runs: 5, completed: 4, medianSeconds: 602 })
  })

  it('F-092 judges every kind where no run is known', () => {
    const all = activityEffectiveness({}, 1900)
    expect(all.length).toBe(13)
    expect(all[0]).toMatchObject({ priority: 'High', tally: undefined })
    expect(all.at(-1)?.priority).toBe('Low')
  })
})

describe('how a run ended', () => {
  it('F-094 a match is won or lost, an activity completed, left early or not completed', () => {
    expect(runResult(run([84, 5], { completed: 1, standing: 0 }))).toBe('Victory')
    expect(runResult(run([84, 5], { completed: 1, standing: 1 }))).toBe('Defeat')
    expect([wasWon(0, [84, 5]), wasWon(1, [5]), wasWon(undefined, [5]), wasWon(0, [7])]).toEqual([
      true,
      false,
      undefined,
      undefined,
    ])
    expect(runResult(run([4, 7], { completed: 1 }))).toBe('Completed')
    expect(runResult(run([4, 7], { completed: 0, timePlayedSeconds: 10, activityDurationSeconds: 90 }))).toBe(
      'Left early',
    )
    expect(runResult(run([4, 7], { completed: 0, timePlayedSeconds: 90, activityDurationSeconds: 90 }))).toBe(
      'Not completed',
    )
  })

  it('F-068 kills for each death do not divide by none', () => {
    expect([killsPerDeath(3089, 2270), killsPerDeath(7, 0), killsPerDeath(0, 0)]).toEqual([1.36, 7, 0])
  })
})

describe('the kill mix', () => {
  it('F-070 adds up kills by weapon type, most first, as shares of all weapon kills', () => {
    const mix = killMix({ sword: 20, 'hand-cannon': 80, shotgun: 0 })
    expect(mix).toEqual([
      { type: 'hand-cannon', kills: 80, percent: 80 },
      { type: 'sword', kills: 20, percent: 20 },
    ])
    expect(killMix({})).toEqual([])
  })
})
