import type { ArmorKept } from '@ai-vault/contract/items/armor.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { useState } from 'react'
import type { Keep } from '../../../../data/armor/use-kept-armor.ts'
import { type ArmorQuery, asksNothingYet, DEFAULT_QUERY } from './armor-query.ts'
import type { ChangeQuery } from './use-armor-query.ts'

export interface Reset {
  readonly now: () => void
  /** Puts back what the last reset cleared; absent once something new was asked. */
  readonly undo: (() => void) | undefined
}

interface Kept {
  readonly kept: ArmorKept
  readonly keep: Keep
}

/** A question from the start: targets, filters, and the pins and exclusions of this class. Other classes keep theirs. */
export function useReset(
  query: ArmorQuery,
  onChange: ChangeQuery,
  { kept, keep }: Kept,
  pieces: readonly ArmorPiece[],
): Reset {
  const [before, setBefore] = useState<{ readonly query: ArmorQuery; readonly kept: ArmorKept }>()
  const now = () => {
    const ofClass = new Set(pieces.map(({ instanceId }) => instanceId))
    const others = (ids: readonly string[]) => ids.filter((id) => !ofClass.has(id))
    setBefore({ query, kept })
    onChange({ ...DEFAULT_QUERY, classType: query.classType }, 'step')
    keep(({ pinned, excluded }) => ({ pinned: others(pinned), excluded: others(excluded), only: [] }))
  }
  const undo = () => {
    if (!before) return
    const { pinned, excluded, only } = before.kept
    setBefore(undefined)
    onChange(before.query, 'step')
    keep(() => ({ pinned, excluded, only }))
  }
  return { now, undo: before && asksNothingYet(query) ? undo : undefined }
}
