import { removalImpact } from '@ai-vault/game/cleanup/removal-impact.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { ratingsOf } from '../../../items/advice/use-judged.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import type { GearItems } from '../../../items/gear-item.ts'

interface PlanOptions {
  /** What is judged together with what is selected. */
  readonly gear: GearItems
  readonly ids: ReadonlySet<string>
  readonly reviews: Reviews
  readonly mode: PlayMode
  /** When the vault was seen. */
  readonly seenAt: string
}

/** What it says may follow the selection a moment later; what is asked before marking may not. */
export function usePlan({ gear, ids, reviews, mode, seenAt }: PlanOptions) {
  const settled = useDeferredValue(ids)
  const { decisions } = reviews
  const planFor = useCallback(
    (going: ReadonlySet<string>) =>
      removalImpact(
        {
          weapons: gear.weapons.map(({ item }) => item),
          armor: gear.armor.map(({ item }) => item),
          ratings: ratingsOf(gear.weapons),
        },
        going,
        { mode, marks: decisions, today: Date.parse(seenAt) },
      ),
    [gear, decisions, mode, seenAt],
  )
  const plan = useMemo(() => planFor(settled), [planFor, settled])
  return { plan, settled: settled.size, planNow: () => (settled === ids ? plan : planFor(ids)) }
}
