import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { useState } from 'react'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'

export interface Marked {
  /** Null where marks were taken away. */
  readonly decision: Decision | null
  readonly count: number
  /** What each was before. */
  readonly before: readonly (readonly [string, Decision | null])[]
  /** What was selected then, also what was not marked. */
  readonly selected: readonly string[]
}

/** Decides about many copies at once, and takes it back as a whole. */
export function useMarking({ decisions, decideAll }: Pick<Reviews, 'decisions' | 'decideAll'>) {
  const [marked, setMarked] = useState<Marked>()
  return {
    marked,
    mark(ids: readonly string[], decision: Decision | null, selected: readonly string[]) {
      const before = ids.map((id) => [id, decisions.get(id) ?? null] as const)
      decideAll(ids.map((id) => [id, decision]))
      setMarked({ decision, count: ids.length, before, selected })
    },
    /** Answers with the selection as it was. */
    undo(): readonly string[] {
      if (marked) decideAll(marked.before)
      setMarked(undefined)
      return marked?.selected ?? []
    },
    forget: () => setMarked(undefined),
  }
}
