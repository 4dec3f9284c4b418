import type { Addresses } from '../http/addresses.ts'
import { platformFailure } from '../http/failures.ts'
import type { Call } from '../http/message.ts'
import { at, id } from '../wire/read.ts'
import type { Account, LinkedAccount } from './account.ts'
import {
  chooseMembership,
  isOutageOfProfiles,
  lastPlayed,
  type MembershipCard,
  readCards,
} from './choose-membership.ts'
import { playerName } from './player-name.ts'

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
