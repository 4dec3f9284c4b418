import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { useState } from 'react'
import type { GearItem } from '../gear-item.ts'
import { idOf } from '../weapon-item.ts'

type Decide = (instanceId: string, decision: Decision | null) => void

/** A decision to dismantle a protected copy is asked about once more before it counts. */
export function useDecider(decide: Decide, onDecided: (item: GearItem) => void = () => undefined) {
  const [asked, setAsked] = useState<GearItem>()
  const take = (item: GearItem, decision: Decision | null) => {
    onDecided(item)
    decide(idOf(item), decision)
  }
  return {
    /** The protected copy that waits for a second word. */
    asked,
    choose(item: GearItem, decision: Decision | null) {
      if (decision === 'dismantle' && item.verdict?.protections.length) setAsked(item)
      else take(item, decision)
    },
    confirm() {
      if (asked) take(asked, 'dismantle')
      setAsked(undefined)
    },
    cancel: () => setAsked(undefined),
  }
}
