import { expect, it } from 'vitest'
import { startsFrom } from './starts.ts'

const seen = { items: 952, weapons: 640, armor: 312, readAt: '2026-08-01T18:42:00Z' }
const nothing = { ...seen, items: 0, weapons: 0, armor: 0 }
const labelsOf = (of: typeof seen | undefined) =>
  startsFrom([{ label: 'Rate my Rose' }], of).map(({ text }) => text)

it('begins with the questions for this account, then one of each kind that they leave out', () => {
  expect(labelsOf(seen)).toEqual([
    'Rate my Rose',
    'Can I reach 100 grenade?',
    'Which titles am I close to?',
    'What is my K/D?',
  ])
})

it('asks nothing of the armor and the runs of who owns nothing', () => {
  expect(labelsOf(nothing)).toEqual(['Rate my Rose', 'Which titles am I close to?'])
})

it('says what a question is about in figures of the account, once it is in view', () => {
  const notesOf = (of: typeof seen | undefined) => startsFrom([], of).map(({ note }) => note)
  expect(notesOf(seen)[0]).toBe('From your 312 pieces of armor')
  expect(notesOf(undefined)[0]).toBe('The five pieces that get you there')
})
