import type { ArmorKept } from '@ai-vault/contract/armor.ts'
import { useCallback, useMemo } from 'react'
import type { Keep } from '../../../../data/armor/use-kept-armor.ts'
import type { ChangeRules, PieceRules } from './piece-rules.ts'
import type { ChangeQuery } from './use-armor-query.ts'

interface Saved {
  readonly kept: ArmorKept
  readonly keep: Keep
}

/** A link's rules hold and change in the address; without them the account's own do, and are kept. */
export function usePieceRules(linked: PieceRules | undefined, onChange: ChangeQuery, { kept, keep }: Saved) {
  const { pinned, excluded, only } = linked ?? kept
  const rules = useMemo(() => ({ pinned, excluded, only }), [pinned, excluded, only])
  const fromLink = linked !== undefined
  const setRules: ChangeRules = useCallback(
    (next) =>
      fromLink
        ? onChange({ linked: next })
        : keep(() => ({ pinned: [...next.pinned], excluded: [...next.excluded], only: [...next.only] })),
    [fromLink, onChange, keep],
  )
  return { rules, setRules }
}
