import type { Addresses } from '../http/addresses.ts'
import { platformFailure } from '../http/failures.ts'
import type { Call } from '../http/message.ts'
import { at, count, hash, id, list, number, words } from '../wire/read.ts'
import type { Account, LinkedAccount } from './account.ts'
import { playerName } from './player-name.ts'

/**
 * Which game account a sign-in means. With cross save the platform names it; without, cards that another
 * platform overrides are out, and of several that are left the one played last wins.
 */
interface MembershipCard {
  readonly membershipId: string
  readonly membershipType: number
  readonly overridden: boolean
  readonly card: unknown
}

function readCards(cards: unknown): readonly MembershipCard[] {
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
function chooseMembership(
  cards: readonly MembershipCard[],
  primaryId: string | undefined,
): MembershipCard | undefined {
  const primary = cards.find((card) => card.membershipId === primaryId)
  if (primary) return primary
  const own = cards.filter((card) => !card.overridden)
  return own.length === 1 ? own[0] : undefined
}

/** Of the linked profiles, the one played last. */
function lastPlayed(linkedProfiles: unknown): MembershipCard | undefined {
  const profiles = list(at(linkedProfiles, 'profiles')).filter(
    (profile) => at(profile, 'isOverridden') !== true,
  )
  const played = (card: MembershipCard) => words(at(card.card, 'dateLastPlayed')) ?? ''
  return readCards(profiles).toSorted((a, b) => (played(a) < played(b) ? 1 : -1))[0]
}

const NO_ACCOUNT_CODES: ReadonlySet<number> = new Set([1601, 1670])

/** In maintenance every profile moves to the list of errors: then it is an outage, not a missing account. */
const isOutageOfProfiles = (linkedProfiles: unknown): boolean =>
  list(at(linkedProfiles, 'profilesWithErrors')).some((entry) => {
    const code = hash(at(entry, 'errorCode'))
    return code !== undefined && !NO_ACCOUNT_CODES.has(code)
  })

const PLATFORM_MEMBERSHIP_TYPE = 254
const ANY_MEMBERSHIP_TYPE = -1

export interface AccountCalls {
  resolveAccount(accessToken: string): Promise<Account>
  listAccounts(accessToken: string): Promise<readonly LinkedAccount[]>
  findPlayer(displayName: string, code: number): Promise<readonly Account[]>
  findAccount(membershipId: string): Promise<Account | undefined>
}

export function createAccountCalls(call: Call, addresses: Addresses): AccountCalls {
  const playedLast = async (platformMembershipId: string, accessToken: string): Promise<MembershipCard> => {
    const linked = await call({
      method: 'GET',
      url: addresses.api(
        ['Destiny2', PLATFORM_MEMBERSHIP_TYPE, 'Profile', platformMembershipId, 'LinkedProfiles'],
        { getAllMemberships: 'true' },
      ),
      accessToken,
      area: 'account',
      repeatable: true,
    })
    const chosen = lastPlayed(linked)
    if (chosen) return chosen
    throw platformFailure(isOutageOfProfiles(linked) ? 'unavailable' : 'no-account')
  }

  const readMemberships = async (accessToken: string) => {
    const answer = await call({
      method: 'GET',
      url: addresses.api(['User', 'GetMembershipsForCurrentUser']),
      accessToken,
      area: 'account',
      repeatable: true,
    })
    return {
      platformMembershipId: id(at(answer, 'bungieNetUser', 'membershipId')) ?? '',
      primaryId: id(at(answer, 'primaryMembershipId')),
      cards: readCards(at(answer, 'destinyMemberships')),
    }
  }

  return {
    resolveAccount: async (accessToken) => {
      const { platformMembershipId, primaryId, cards } = await readMemberships(accessToken)
      const chosen =
        chooseMembership(cards, primaryId) ?? (await playedLast(platformMembershipId, accessToken))
      return toAccount(chosen, platformMembershipId)
    },
    listAccounts: async (accessToken) => {
      const { platformMembershipId, cards } = await readMemberships(accessToken)
      return cards.map((card) => ({
        ...toAccount(card, platformMembershipId),
        overridden: card.overridden,
      }))
    },
    findPlayer: async (displayName, code) => {
      const answer = await call({
        method: 'POST',
        url: addresses.api(['Destiny2', 'SearchDestinyPlayerByBungieName', ANY_MEMBERSHIP_TYPE]),
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ displayName, displayNameCode: code }),
        area: 'account',
        repeatable: true,
      })
      return readCards(answer)
        .filter((card) => !card.overridden)
        .map((card) => toAccount(card, ''))
    },
    findAccount: async (membershipId) => {
      const linked = await call({
        method: 'GET',
        url: addresses.api(['Destiny2', ANY_MEMBERSHIP_TYPE, 'Profile', membershipId, 'LinkedProfiles']),
        area: 'account',
        repeatable: true,
      })
      const chosen = lastPlayed(linked)
      if (chosen) return toAccount(chosen, '')
      if (isOutageOfProfiles(linked)) throw platformFailure('unavailable')
      return undefined
    },
  }
}

/** A search does not tell the platform's own id of a player; it stays empty there. */
const toAccount = (card: MembershipCard, platformMembershipId: string): Account => ({
  membershipId: card.membershipId,
  membershipType: card.membershipType,
  platformMembershipId,
  ...playerName(card.card),
})
