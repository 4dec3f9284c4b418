import { expect } from 'vitest'

type Level = 'error' | 'warn'

interface Log {
  readonly level: Level
  readonly pattern: RegExp
}

/** What the running test has to print, and whether it did. */
const expected = new Map<Log, boolean>()
/** What every test of the file may print. */
const allowed: Log[] = []
const unexpected: string[] = []

/** The running test prints this to the console, and fails if it does not. */
export function expectLog(level: Level, pattern: RegExp): void {
  expected.set({ level, pattern }, false)
}

/** The tests of this file may print this to the console: it follows from their subject and is not the subject. */
export function allowLog(level: Level, pattern: RegExp): void {
  allowed.push({ level, pattern })
}

export function noteLog(level: Level, text: string): void {
  const isOf = (log: Log) => log.level === level && log.pattern.test(text)
  const match = [...expected.keys()].find(isOf)
  if (match) expected.set(match, true)
  else if (!allowed.some(isOf)) unexpected.push(`console.${level}: ${text}`)
}

/** Fails for what was printed without an expectation and for what was expected in vain; begins anew afterwards. */
export function checkLogs(): void {
  const missing = [...expected].filter(([, wasSeen]) => !wasSeen)
  const printed = unexpected.splice(0)
  expected.clear()
  expect(printed, 'a test prints only what it expects (expectLog, allowLog)').toEqual([])
  expect(
    missing.map(([{ level, pattern }]) => `console.${level}: ${pattern}`),
    'what a test expects to be printed is printed',
  ).toEqual([])
}

export function endOfFile(): void {
  allowed.length = 0
  checkLogs()
}
