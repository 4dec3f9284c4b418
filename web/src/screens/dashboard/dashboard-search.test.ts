import { expect, it } from 'vitest'
import { readDashboardSearch } from './dashboard-search.ts'

it('the address of the dashboard names a report, a task and what stands open', () => {
  expect(readDashboardSearch({ report: '1234567890123456789', task: 7, open: 'all' })).toEqual({
    report: '1234567890123456789',
    task: '7',
    open: 'all',
  })
  for (const odd of ['', 'abc', '1 2', '12345678901234567890', -1, 1.5, null, true, ['1'], undefined]) {
    expect(readDashboardSearch({ report: odd, task: odd })).toMatchObject({
      report: undefined,
      task: undefined,
    })
  }
})
