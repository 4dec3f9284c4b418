import type { GuardianCard } from '../guardians/account/memberships.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { parseId, parseMembershipType } from './parameters.ts'
import { type PlatformErrorNumber, WireError } from './platform-errors.ts'

const ALL = -1
const PLATFORM_ACCOUNT = 254

export interface MembershipParameters {
  readonly membershipType: string
  readonly membershipId: string
}

/** The guardian a path names, by game id and type, by the platform's id with type 254, or by either with -1. */
export function findGuardian(
  { guardians }: SandboxContext,
  parameters: MembershipParameters,
  unknown: PlatformErrorNumber,
): GuardianCard {
  const type = parseMembershipType(parameters.membershipType)
  const id = parseId(parameters.membershipId, 'membership id')
  const card = guardians.find(id)
  const ownType = card?.platformMembershipId === id ? PLATFORM_ACCOUNT : card?.membershipType
  if (!card || (type !== ALL && type !== ownType)) throw new WireError(unknown)
  return card
}

/** As findGuardian, for calls that know game accounts alone. */
export function findGameAccount(context: SandboxContext, parameters: MembershipParameters): GuardianCard {
  const isHidden = context.guardians.strangers().some((card) => card.membershipId === parameters.membershipId)
  if (isHidden) throw new WireError(1665)
  const card = findGuardian(context, parameters, 1601)
  if (parameters.membershipId !== card.membershipId) throw new WireError(1601)
  return card
}
