import { makeArmor } from '@ai-vault/game/test-support/make-items.ts'
import { expect, it } from 'vitest'
import { makeGuardian, makeWeapon } from '../../test-support/fakes/make-guardian.ts'
import type { PlayerMarks } from '../reviews/player-marks.ts'
import { createAssessments } from './assessments.ts'

it('G-18 a copy is rated once, and again when the wish lists or the definitions are new', () => {
  const wishLists = { edition: 'a', index: () => undefined }
  const manifest = {
    weapon: () => undefined,
    status: { version: 'a', language: 'en', definitions: 1, loadedAt: '' },
  }
  const assessments = createAssessments(wishLists, manifest)
  const guardian = makeGuardian()
  const first = assessments.of(guardian)
  expect(assessments.of(guardian)).toBe(first)
  expect(assessments.of(makeGuardian())).not.toBe(first)
  const { edition } = assessments
  wishLists.edition = 'b'
  expect(assessments.edition).not.toBe(edition)
  const second = assessments.of(guardian)
  expect(second).not.toBe(first)
  manifest.status.version = 'b'
  expect(assessments.of(guardian)).not.toBe(second)
})

it('armor is judged once it is read, and what needs no armor takes the same assessment', () => {
  const wishLists = { edition: 'a', index: () => undefined }
  const assessments = createAssessments(wishLists, { weapon: () => undefined, status: undefined })
  const { armor, ...rest } = makeGuardian({ armor: [makeArmor({ instanceId: '9' })] })
  expect(assessments.of(rest).verdicts.has('9')).toBe(false)
  const whole = assessments.of({ ...rest, armor })
  expect(whole.verdicts.get('9')).toMatchObject({ recommendation: 'keep' })
  expect(assessments.of(rest)).toBe(whole)
})

it('G-18 the player’s marks change the verdicts and leave the ratings', () => {
  const wishLists = { edition: 'a', index: () => undefined }
  const assessments = createAssessments(wishLists, { weapon: () => undefined, status: undefined })
  const weapon = (instanceId: string) => makeWeapon({ instanceId, locked: false })
  const guardian = makeGuardian({ weapons: [weapon('1'), weapon('2')] })
  const advice = (marks?: PlayerMarks) => {
    const { verdicts, godRolls } = assessments.of(guardian, marks)
    return [...verdicts.values()].map(({ recommendation }) => [recommendation, godRolls])
  }
  const unmarked = advice()
  expect(unmarked.map(([recommendation]) => recommendation)).toContain('consider-dismantling')
  const { ratings } = assessments.of(guardian)
  const marks: PlayerMarks = { edition: 'a', byId: new Map([['1', 'dismantle']]) }
  expect(assessments.of(guardian, marks).ratings).toBe(ratings)
  wishLists.edition = 'b'
  expect(assessments.of(guardian, marks).ratings).not.toBe(ratings)
  const marked = advice(marks)
  expect(marked.map(([recommendation]) => recommendation)).not.toContain('consider-dismantling')
  expect(marked.map(([, godRolls]) => godRolls)).toEqual(unmarked.map(([, godRolls]) => godRolls))
})
