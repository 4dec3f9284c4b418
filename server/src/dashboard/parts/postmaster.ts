import type { DashboardGuardian } from './dashboard-input.ts'

/** What the game keeps at the postmaster before the oldest is lost. */
const POSTMASTER_CAPACITY = 21

interface Postmaster {
  readonly postmaster_count?: number
  readonly postmaster_capacity?: number
}

/** How full a character's postmaster is; nothing where the inventories are kept from us. */
export function postmasterOf(
  characterId: string,
  { weapons, armor, others, withheld }: DashboardGuardian,
): Postmaster {
  if (withheld.includes('characterInventories')) return {}
  const waiting = [...weapons, ...armor, ...others].filter(
    ({ place }) => place.in === 'postmaster' && place.characterId === characterId,
  )
  return { postmaster_count: waiting.length, postmaster_capacity: POSTMASTER_CAPACITY }
}
