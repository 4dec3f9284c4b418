import { at, count, hash, id, list, number, words } from '../wire/read.ts'

/**
 * Which game account a sign-in means. With cross save the platform names it; without, cards that another
 * platform overrides are out, and of several that are left the one played last wins.
 */
export interface MembershipCard {
  readonly membershipId: string
  readonly membershipType: number
  readonly overridden: boolean
  readonly card: unknown
}

export function readCards(cards: unknown): readonly MembershipCard[] {
  return list(cards).flatMap((card) => {
    const membershipId = id(at(card, 'membershipId'))
    const membershipType = number(at(card, 'membershipType'))
    if (membershipId === undefined || membershipType === undefined) return []
    const override = count(at(card, 'crossSaveOverride'))
    const overridden = override !== 0 && override !== membershipType
    return [{ membershipId, membershipType, overridden, card }]
  })
}

/** Undefined: several are left, ask when each was played. */
export function chooseMembership(
  cards: readonly MembershipCard[],
  primaryId: string | undefined,
): MembershipCard | undefined {
  const primary = cards.find((card) => card.membershipId === primaryId)
  if (primary) return primary
  const own = cards.filter((card) => !card.overridden)
  return own.length === 1 ? own[0] : undefined
}

/** Of the linked profiles, the one played last. */
export function lastPlayed(linkedProfiles: unknown): MembershipCard | undefined {
  const profiles = list(at(linkedProfiles, 'profiles')).filter(
    (profile) => at(profile, 'isOverridden') !== true,
  )
  const played = (card: MembershipCard) => words(at(card.card, 'dateLastPlayed')) ?? ''
  return readCards(profiles).toSorted((a, b) => (played(a) < played(b) ? 1 : -1))[0]
}

const NO_ACCOUNT_CODES: ReadonlySet<number> = new Set([1601, 1670])

/** In maintenance every profile moves to the list of errors: then it is an outage, not a missing account. */
export const isOutageOfProfiles = (linkedProfiles: unknown): boolean =>
  list(at(linkedProfiles, 'profilesWithErrors')).some((entry) => {
    const code = hash(at(entry, 'errorCode'))
    return code !== undefined && !NO_ACCOUNT_CODES.has(code)
  })
