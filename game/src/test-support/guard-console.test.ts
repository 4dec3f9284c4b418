import { expect, it } from 'vitest'
import { checkLogs, expectLog } from './expected-logs.ts'

it('fails a test that prints an error or a warning, and only that test', () => {
  // biome-ignore lint/suspicious/noConsole: the subject
  console.error('broken: %s', 'key')
  // biome-ignore lint/suspicious/noConsole: the subject
  console.warn('odd')
  expect(checkLogs).toThrow('a test prints only what it expects')
  expect(checkLogs).not.toThrow()
})

it('lets a test print what it expects, and fails it where that does not come', () => {
  expectLog('error', /^broken/)
  // biome-ignore lint/suspicious/noConsole: the subject
  console.error('broken: %s', 'key')
  expect(checkLogs).not.toThrow()
  expectLog('warn', /^odd/)
  expect(checkLogs).toThrow('what a test expects to be printed is printed')
})
