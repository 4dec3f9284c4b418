import type { DestinyLinkedProfilesResponse } from 'bungie-api-ts/destiny2'
import type { GroupUserInfoCard } from 'bungie-api-ts/groupv2'
import type { UserInfoCard, UserMembershipData, UserSearchResponseDetail } from 'bungie-api-ts/user'
import type { Wire } from '../../world/definitions.ts'
import { isoSeconds } from '../calendar.ts'
import { ERROR_ACCOUNT_NOT_FOUND, MEMBERSHIP_BUNGIE, MEMBERSHIP_STEAM } from '../platform-codes.ts'
import { asAnswer } from '../wire.ts'
import { HOSTILE } from './hostile-texts.ts'
import { membershipIdOf, overriddenIdOf, platformIdOf } from './identities.ts'
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

/** What the authorize page lists and scripts name with `&as=`. */
export interface GuardianCard {
  /** veteran, collector, newcomer, empty, private, hostile, legacy, unshared */
  readonly id: string
  readonly displayName: string
  readonly displayNameCode: number
  readonly summary: string
  readonly membershipId: string
  readonly membershipType: number
  /** The bungie.net id that the token answer carries (type 254). */
  readonly platformMembershipId: string
  /** Scopes that this player's tokens lack. */
  readonly refusedScopes: number
}

const AVATAR = '/img/profile/avatars/default_avatar.gif'
const FIRST_ACCESS = '2017-09-06T17:00:00Z'

export interface Account {
  readonly persona: Persona
  readonly card: GuardianCard
  readonly seed: number
}

const platformName = ({ persona }: Account) =>
  persona.id === 'hostile' ? HOSTILE.platformName : persona.displayName

const bungieName = ({ persona }: Account) => ({
  bungieGlobalDisplayName: persona.displayName,
  bungieGlobalDisplayNameCode: persona.displayNameCode,
})

export const primaryCard = (account: Account): Wire<UserInfoCard> => {
  const { card, persona } = account
  return {
    iconPath: '/img/theme/bungienet/icons/steamLogo.png',
    crossSaveOverride: persona.overridden ? card.membershipType : 0,
    applicableMembershipTypes: persona.overridden
      ? [persona.overridden.membershipType, card.membershipType]
      : [card.membershipType],
    isPublic: !persona.hidden,
    membershipType: card.membershipType,
    membershipId: card.membershipId,
    displayName: platformName(account),
    ...bungieName(account),
  }
}

const overriddenCard = (account: Account): Wire<UserInfoCard> | undefined => {
  const { card, persona, seed } = account
  if (!persona.overridden) return undefined
  return {
    iconPath: '/img/theme/bungienet/icons/psnLogo.png',
    crossSaveOverride: card.membershipType,
    applicableMembershipTypes: [],
    isPublic: true,
    membershipType: persona.overridden.membershipType,
    membershipId: overriddenIdOf(seed, persona.index),
    displayName: persona.overridden.displayName,
    ...bungieName(account),
  }
}

export const bungieCard = (account: Account): Wire<UserInfoCard> => ({
  supplementalDisplayName: `${account.persona.displayName}#${String(account.persona.displayNameCode).padStart(4, '0')}`,
  iconPath: AVATAR,
  crossSaveOverride: 0,
  isPublic: false,
  membershipType: MEMBERSHIP_BUNGIE,
  membershipId: account.card.platformMembershipId,
  displayName: account.persona.displayName,
  ...bungieName(account),
})

const bungieUser = (account: Account): Wire<UserMembershipData['bungieNetUser']> => {
  const { card, persona } = account
  return {
    membershipId: card.platformMembershipId,
    uniqueName: `${persona.displayName}#${String(persona.displayNameCode).padStart(4, '0')}`,
    displayName: persona.displayName,
    profilePicture: 0,
    profileTheme: 0,
    userTitle: 0,
    successMessageFlags: '0',
    isDeleted: false,
    about: persona.about,
    firstAccess: FIRST_ACCESS,
    lastUpdate: FIRST_ACCESS,
    psnDisplayName: persona.overridden?.displayName,
    steamDisplayName: platformName(account),
    showActivity: !persona.hidden,
    locale: 'en',
    localeInheritDefault: true,
    showGroupMessaging: true,
    profilePicturePath: AVATAR,
    profileThemeName: 'd2_01',
    userTitleDisplay: persona.id === 'hostile' ? HOSTILE.title : 'Newcomer',
    statusText: persona.statusText,
    statusDate: FIRST_ACCESS,
    cachedBungieGlobalDisplayName: persona.displayName,
    cachedBungieGlobalDisplayNameCode: persona.displayNameCode,
  }
}

/** A card as groups and memberships show it: with the name that was seen last. */
export const groupCard = (account: Account): Wire<GroupUserInfoCard> => seenLast(primaryCard(account))

const seenLast = (card: Wire<UserInfoCard>): Wire<GroupUserInfoCard> => ({
  LastSeenDisplayName: card.displayName,
  LastSeenDisplayNameType: card.membershipType,
  ...card,
})

/** The overridden account comes first: a client that takes the first entry instead of the primary one fails. */
export const membershipsOf = (account: Account): UserMembershipData => {
  const cards = [overriddenCard(account), primaryCard(account)].filter((card) => card !== undefined)
  return asAnswer<UserMembershipData>({
    destinyMemberships: cards.map(seenLast),
    ...(account.persona.overridden ? { primaryMembershipId: account.card.membershipId } : {}),
    bungieNetUser: withoutAbsent(bungieUser(account)),
  })
}

/** What a search by name finds of an account: what is played on, without the accounts that it overrides. */
export const searchDetailOf = (account: Account): Wire<UserSearchResponseDetail> => ({
  ...bungieName(account),
  bungieNetMembershipId: account.card.platformMembershipId,
  destinyMemberships: [primaryCard(account)],
})

export const linkedProfilesOf = (account: Account, lastPlayed: number): DestinyLinkedProfilesResponse => {
  const overridden = overriddenCard(account)
  return asAnswer<DestinyLinkedProfilesResponse>({
    profiles: [
      {
        dateLastPlayed: isoSeconds(lastPlayed),
        isOverridden: false,
        isCrossSavePrimary: overridden !== undefined,
        ...primaryCard(account),
      },
    ],
    bnetMembership: bungieCard(account),
    profilesWithErrors: overridden ? [{ errorCode: ERROR_ACCOUNT_NOT_FOUND, infoCard: overridden }] : [],
  })
}

const withoutAbsent = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
