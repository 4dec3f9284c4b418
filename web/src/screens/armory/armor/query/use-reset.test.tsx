import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { NOTHING_KEPT } from '../../../../data/armor/use-kept-armor.ts'
import { makeFive } from '../../../../test-support/make-armor.ts'
import { type ArmorQuery, DEFAULT_QUERY } from './armor-query.ts'
import { useReset } from './use-reset.ts'

const PIECES = makeFive(1)
const [pinned = '', excluded = ''] = PIECES.map(({ instanceId }) => instanceId)
const ASKED: ArmorQuery = { ...DEFAULT_QUERY, classType: 'hunter', targets: [90, 0, 0, 0, 0, 0], exotic: 7 }

function useOptimizer() {
  const [query, setQuery] = useState(ASKED)
  const [kept, setKept] = useState({
    ...NOTHING_KEPT,
    pinned: [pinned, 'a titan’s'],
    excluded: [excluded],
    only: ['locked' as const],
  })
  const reset = useReset(
    query,
    (changes) => setQuery((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    { kept, keep: (change) => setKept((now) => ({ ...now, ...change(now) }) as typeof now) },
    PIECES,
  )
  return { query, kept, reset }
}

it('a reset clears targets, filters, and the pins and exclusions of this class; an undo brings all of it back', () => {
  const { result } = renderHook(useOptimizer)
  const { kept } = result.current
  act(() => result.current.reset.now())
  expect(result.current.query).toEqual({ ...DEFAULT_QUERY, classType: 'hunter' })
  expect(result.current.kept).toEqual({ ...kept, pinned: ['a titan’s'], excluded: [], only: [] })
  act(() => result.current.reset.undo?.())
  expect(result.current.query).toEqual(ASKED)
  expect(result.current.kept).toEqual(kept)
  expect(result.current.reset.undo).toBeUndefined()
})
