import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { expect, it } from 'vitest'
import { planEvening } from './evening.ts'

const NOW = Date.parse('2026-11-19T08:00:00Z')
const cell = (minutes?: number, progress = 1) => ({
  complete: false,
  progress,
  completion_value: 3,
  ...(minutes === undefined ? {} : { minutes_left: minutes }),
})
const done = { complete: true, progress: 3, completion_value: 3 }

const weekly: Extra<'weekly'> = {
  source: 'live',
  reset_at: '',
  characters: [
    { id: '1', class: 'Hunter' },
    { id: '2', class: 'Titan' },
  ],
  rows: [
    { hash: 1, name: 'Crucible', activities: ['Midtown'], cells: [cell(20), cell(30, 0)] },
    { hash: 2, name: 'Raid', cells: [cell(90), null] },
    { hash: 3, name: 'Patrol', cells: [cell(), done] },
    { hash: 4, name: 'Trials', opens_at: '2026-11-20T17:00:00Z', cells: [cell(5), cell(5)] },
  ],
}

it('an evening holds the shortest tasks, those of several characters as one step', () => {
  const { steps, tasks, used } = planEvening(weekly, 60, NOW)
  expect(steps).toEqual([
    {
      hash: 1,
      name: 'Crucible',
      classes: ['Hunter', 'Titan'],
      on: '1',
      activities: ['Midtown'],
      left: 5,
      minutes: 50,
    },
  ])
  expect([tasks, used]).toEqual([2, 50])
  expect(planEvening(weekly, 180, NOW).steps.map(({ name }) => name)).toEqual(['Crucible', 'Raid'])
})

it('what is shorter than the shortest holds nothing, and what nobody timed stands apart', () => {
  const { steps, shortest, untimed } = planEvening(weekly, 10, NOW)
  expect([steps, shortest?.name]).toEqual([[], 'Crucible'])
  expect(untimed.map(({ name }) => name)).toEqual(['Patrol'])
})

it('Trials is in the plan once it is open', () => {
  const { steps } = planEvening(weekly, 10, Date.parse('2026-11-20T17:00:00Z'))
  expect(steps.map(({ name, minutes }) => [name, minutes])).toEqual([['Trials', 10]])
})
