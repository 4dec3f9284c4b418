import { expect, it } from 'vitest'
import { startsFrom } from './starts.ts'

const labelsOf = (owns: boolean) => startsFrom([{ label: 'Rate my Rose' }], owns).map(({ text }) => text)

it('begins with the questions for this account, then one of each kind that they leave out', () => {
  expect(labelsOf(true)).toEqual([
    'Rate my Rose',
    'Can I reach 100 grenade?',
    'Which titles am I close to?',
    'What is my K/D?',
  ])
})

it('asks nothing of the armor and the runs of who owns nothing', () => {
  expect(labelsOf(false)).toEqual(['Rate my Rose', 'Which titles am I close to?'])
})
