import { expect, it } from 'vitest'
import { makeGuardian } from '../../test-support/make-guardian.ts'
import { createAssessments } from './assessments.ts'

it('G-18 a copy is rated once, and again when the wish lists or the definitions are new', () => {
  const wishLists = { edition: 1, index: () => undefined }
  const manifest = { status: { version: 'a', language: 'en', definitions: 1, loadedAt: '' } }
  const assessments = createAssessments(wishLists, manifest)
  const guardian = makeGuardian()
  const first = assessments.of(guardian)
  expect(assessments.of(guardian)).toBe(first)
  expect(assessments.of(makeGuardian())).not.toBe(first)
  const { edition } = assessments
  wishLists.edition = 2
  expect(assessments.edition).not.toBe(edition)
  const second = assessments.of(guardian)
  expect(second).not.toBe(first)
  manifest.status.version = 'b'
  expect(assessments.of(guardian)).not.toBe(second)
})
