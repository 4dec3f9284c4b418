import { expect, it } from 'vitest'
import { countAdvisedToGo, isAdvisedToGo } from './advised-to-go.ts'
import type { Verdict } from './verdict.ts'

const verdict = (recommendation: Verdict['recommendation']): Verdict => ({
  recommendation,
  protections: [],
  reason: '',
})

it('counts what could go, and nothing that is to be kept, looked at or unknown', () => {
  const verdicts = new Map([
    ['1', verdict('consider-dismantling')],
    ['2', verdict('keep')],
    ['3', verdict('review')],
    ['4', verdict('consider-dismantling')],
  ])
  const gear = ['1', '2', '3', '4', '5'].map((instanceId) => ({ instanceId }))
  expect(countAdvisedToGo(gear, verdicts)).toBe(2)
  expect(isAdvisedToGo(undefined)).toBe(false)
})
