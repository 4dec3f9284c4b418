import { expect, it } from 'vitest'
import { fitTasks } from './fit-tasks.ts'

const tasks = [{ minutes: 40 }, { minutes: 5 }, {}, { minutes: 30 }]

it.each([
  [75, [5, 30, 40], 75],
  [74, [5, 30], 35],
  [4, [], 0],
])('of %d minutes the shortest tasks use what they need', (budget, minutes, used) => {
  const plan = fitTasks(tasks, budget)
  expect(plan.fitting.map((task) => task.minutes)).toEqual(minutes)
  expect([plan.used, plan.shortest?.minutes]).toEqual([used, 5])
})

it('nothing is planned of what nobody knows the length of', () => {
  expect(fitTasks([{}, {}], 60)).toEqual({ fitting: [], used: 0, shortest: undefined })
})
