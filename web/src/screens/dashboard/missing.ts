import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { GEAR_PARTS } from '@ai-vault/game/guardian.ts'
import { createContext } from 'react'

/** Why a part may be missing: it is on its way, or the platform keeps it from us. Otherwise there is none. */
export type Missing = 'unread' | 'withheld' | 'none'

export const MissingContext = createContext<Missing>('none')

export function whyMissing({ extras, checks }: GuardianData): Missing {
  if (!extras || extras.pending) return 'unread'
  return checks && checks.withheld.length > 0 ? 'withheld' : 'none'
}

/** Whether what the player owns is kept from us: then nothing of it is counted (G-46). */
export const hidesInventory = ({ checks }: GuardianData): boolean =>
  GEAR_PARTS.some((part) => checks?.withheld.includes(part))
