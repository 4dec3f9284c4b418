import type { Guardian } from '@ai-vault/game/guardian.ts'

/**
 * Which of two copies of an account to keep. The platform answers from several caches, so a later answer may be
 * older than the one in hand; it then never replaces it. Of two equally old ones the fuller stays.
 */
export function newerGuardian(held: Guardian | undefined, incoming: Guardian): Guardian {
  if (!held || held.membershipId !== incoming.membershipId) return incoming
  const difference = mintedAt(incoming) - mintedAt(held)
  if (difference !== 0) return difference > 0 ? incoming : held
  return incoming.withheld.length < held.withheld.length ? incoming : held
}

const mintedAt = (guardian: Guardian): number => Date.parse(guardian.mintedAt) || 0
