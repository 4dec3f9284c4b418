import type {
  DestinyActivityHistoryResults,
  DestinyAggregateActivityResults,
  DestinyHistoricalStatsAccountResult,
  DestinyHistoricalWeaponStatsData,
  DestinyItemResponse,
  DestinyLinkedProfilesResponse,
  DestinyPostGameCarnageReportData,
  DestinyProfileResponse,
  DestinyPublicVendorsResponse,
  DestinyVendorResponse,
  DestinyVendorsResponse,
} from 'bungie-api-ts/destiny2'
import type { GetGroupsForMemberResponse } from 'bungie-api-ts/groupv2'
import type { UserInfoCard, UserMembershipData, UserSearchResponseDetail } from 'bungie-api-ts/user'
import type { Clans } from './account/clans.ts'
import type { GuardianCard } from './account/memberships.ts'

/** `owner` sees everything the scope allows; `public` what the guardian's privacy settings allow. */
export type Viewer = 'owner' | 'public'

/**
 * The demo guardians at a moment in time. Everything is a pure function of seed and clock: asking twice at the
 * same moment gives the same answer, and a later day shows a little more play.
 */
export interface Guardians {
  readonly cards: readonly GuardianCard[]
  /** By game or platform membership id. */
  find(membershipId: string): GuardianCard | undefined
  byName(displayName: string, code: number): readonly GuardianCard[]
  /** Who is met in reports and is no demo guardian; they keep all but their name private. */
  strangers(): readonly UserInfoCard[]
  userInfo(card: GuardianCard): UserInfoCard
  memberships(card: GuardianCard): UserMembershipData
  linkedProfiles(card: GuardianCard, now: Date): DestinyLinkedProfilesResponse
  profile(
    card: GuardianCard,
    components: ReadonlySet<number>,
    viewer: Viewer,
    now: Date,
  ): DestinyProfileResponse
  item(
    card: GuardianCard,
    instanceId: string,
    components: ReadonlySet<number>,
    viewer: Viewer,
    now: Date,
  ): DestinyItemResponse | undefined
  hasCharacter(card: GuardianCard, characterId: string): boolean
  /** What the vendors offer a character. Undefined: no such character. */
  vendors(
    card: GuardianCard,
    characterId: string,
    components: ReadonlySet<number>,
    viewer: Viewer,
    now: Date,
  ): DestinyVendorsResponse | undefined
  /** One vendor with everything about its goods. Undefined: nobody of that hash is there now. */
  vendor(
    card: GuardianCard,
    characterId: string,
    vendorHash: number,
    components: ReadonlySet<number>,
    viewer: Viewer,
    now: Date,
  ): DestinyVendorResponse | undefined
  publicVendors(components: ReadonlySet<number>, now: Date): DestinyPublicVendorsResponse
  accountStats(card: GuardianCard, now: Date): DestinyHistoricalStatsAccountResult
  /** Character id "0" is all of them together. Undefined: no such character. */
  history(
    card: GuardianCard,
    characterId: string,
    query: { mode: number; count: number; page: number },
    now: Date,
  ): DestinyActivityHistoryResults | undefined
  report(instanceId: string, now: Date): DestinyPostGameCarnageReportData | undefined
  uniqueWeapons(
    card: GuardianCard,
    characterId: string,
    now: Date,
  ): DestinyHistoricalWeaponStatsData | undefined
  /** Totals of each activity a character has played. */
  aggregateActivities(
    card: GuardianCard,
    characterId: string,
    now: Date,
  ): DestinyAggregateActivityResults | undefined
  /** Whose name begins so; all of them for an empty beginning. */
  search(displayNamePrefix: string): readonly UserSearchResponseDetail[]
  groupsOf(card: GuardianCard): GetGroupsForMemberResponse
  /** By group id. */
  readonly groups: Pick<Clans, 'detail' | 'members'>
  /** History is hidden from others (1665). */
  historyIsPrivate(card: GuardianCard): boolean
}
