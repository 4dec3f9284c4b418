import { GEAR_TIERS } from '@ai-vault/game/gear/gear-tiers.ts'
import { expect, it } from 'vitest'
import { TOP_TIER, tasksForTier, type WeekTask } from './tier-tasks.ts'

const task = (name: string, kind: string | undefined, ...complete: (boolean | null)[]) =>
  ({
    name,
    kind,
    cells: complete.map((done) => (done === null ? null : { complete: done })),
  }) as unknown as WeekTask
const tasks = (rows: readonly WeekTask[], tier = TOP_TIER) =>
  tasksForTier({ rows } as never, tier).map((row) => (row as unknown as { name: string }).name)

it('F-160 the tasks of a tier are those in which it drops: open ones first, in the tier’s order, three at most', () => {
  const rows = [
    task('done operation', 'operation', true),
    task('nightfall', 'nightfall', true, false),
    task('raid', 'raid', false),
    task('nothing', undefined, false),
    task('strike', 'strike', null, false),
    task('operation', 'operation', false),
    task('another operation', 'operation', false),
  ]
  expect(tasks(rows)).toEqual(['operation', 'another operation', 'strike'])
  expect(tasks(rows.slice(0, 4))).toEqual(['nightfall', 'done operation'])
  expect(tasks([task('no character', 'strike', null), task('open', 'nightfall', false)])).toEqual([
    'open',
    'no character',
  ])
})

it('F-160 the top tier is the fifth, and only the first drops in stories', () => {
  expect(TOP_TIER.tier).toBe(5)
  const story = [task('story', 'story', false)]
  expect(GEAR_TIERS.map((tier) => tasks(story, tier).length)).toEqual([1, 0, 0, 0, 0])
})
