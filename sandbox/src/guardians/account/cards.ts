import { MEMBERSHIP_STEAM } from '../platform-codes.ts'
import { membershipIdOf, platformIdOf } from './identities.ts'
import type { GuardianCard } from './memberships.ts'
import type { Persona } from './persona.ts'

export const cardOf = (persona: Persona, seed: number): GuardianCard => ({
  id: persona.id,
  displayName: persona.displayName,
  displayNameCode: persona.displayNameCode,
  summary: persona.summary,
  membershipId: membershipIdOf(seed, persona.index),
  membershipType: MEMBERSHIP_STEAM,
  platformMembershipId: platformIdOf(seed, persona.index),
  refusedScopes: persona.refusedScopes ?? 0,
})
