import { makeColumn, makePlug } from '@ai-vault/game/test-support/make-items.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeRating, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import type { Decisions } from '../decisions/decisions.ts'
import { loadJudge } from './judge.ts'
import { useJudged } from './use-judged.ts'

const columns = [makeColumn('trait', 3, 'Outlaw'), makeColumn('trait', 4, 'Kill Clip')]
const copy = (instanceId: string, name: string, score: number) =>
  makeWeaponItem(
    { instanceId, name, columns, frame: makePlug('Adaptive Frame') },
    { rating: makeRating('Excellent', score) },
  )
const vault = [copy('1', 'Palindrome', 9), copy('2', 'Palindrome', 8), copy('3', 'Eyasluna', 8)]
const seenAt = '2026-08-01T00:00:00Z'
const decided = (...decisions: (readonly ['1' | '2', 'keep' | 'dismantle'])[]): Decisions =>
  new Map(decisions)

it('what the server sent holds until what judges is here', async () => {
  const { result } = renderHook(() => useJudged(vault, { decisions: decided(), seenAt }))
  expect(result.current).toBe(vault)
  await waitFor(() => expect(result.current[1]?.verdict?.recommendation).toBe('consider-dismantling'))
})

it('a decision changes the advice for the other copies at once, and only those are new objects', async () => {
  await loadJudge()
  const { result, rerender } = renderHook(({ decisions }) => useJudged(vault, { decisions, seenAt }), {
    initialProps: { decisions: decided() },
  })
  const before = result.current
  expect(before.map(({ verdict }) => [verdict?.recommendation, verdict?.proof])).toEqual([
    ['keep', undefined],
    ['consider-dismantling', '1'],
    ['keep', undefined],
  ])
  rerender({ decisions: decided(['1', 'dismantle']) })
  expect(result.current[1]?.verdict).toMatchObject({ recommendation: 'keep' })
  expect(result.current[2]).toBe(before[2])
  rerender({ decisions: decided(['2', 'keep']) })
  expect(result.current[1]?.verdict?.reason).toMatch(/^You decided to keep it\./)
})
