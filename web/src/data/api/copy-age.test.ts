// @vitest-environment node
import { COPY_AGE_HEADERS, NOT_STALE } from '@ai-vault/contract/service/copy-age.ts'
import { describe, expect, it } from 'vitest'
import { ageOf } from './api-client.ts'

const TIMES = { minted_at: '2026-11-15T16:00:00.000Z', fetched_at: '2026-11-15T16:10:00.000Z' }
const head = (reason: string) =>
  new Headers({
    [COPY_AGE_HEADERS.minted_at]: TIMES.minted_at,
    [COPY_AGE_HEADERS.fetched_at]: TIMES.fetched_at,
    [COPY_AGE_HEADERS.stale_reason]: reason,
  })

describe('F-354 the age of an answer', () => {
  it('is the one the head tells', () => {
    expect(ageOf(head(NOT_STALE))).toEqual({ ...TIMES, stale: false })
    expect(ageOf(head('maintenance'))).toEqual({ ...TIMES, stale: true, stale_reason: 'maintenance' })
  })

  it('is unknown where the head does not tell it', () => {
    expect(ageOf(new Headers({ age: '3' }))).toBeUndefined()
  })
})
