import type {
  Capabilities,
  GetGroupsForMemberResponse,
  GroupMember,
  GroupResponse,
  GroupV2,
  SearchResultOfGroupMember,
} from 'bungie-api-ts/groupv2'
import type { Wire } from '../../world/definitions.ts'
import { hashFor } from '../../world/hash.ts'
import { asAnswer } from '../wire.ts'
import { type Account, bungieCard, groupCard } from './memberships.ts'

const CLAN = 1
const MEMBER = 2
const FOUNDER = 5
const FOUNDED = '2017-09-12T18:00:00Z'
const MOST_MEMBERS = 100
const PAGE = 100
const FIRST_GROUP_ID = 4_000_000
const GROUP_IDS = 900_000

interface Clan {
  readonly id: string
  readonly name: string
  readonly tag: string
  /** The founder first. */
  readonly members: readonly Account[]
}

/** The clans of the demo guardians, as the platform tells of groups. */
export interface Clans {
  of(account: Account): GetGroupsForMemberResponse
  detail(groupId: string): GroupResponse | undefined
  members(groupId: string): SearchResultOfGroupMember | undefined
}

const groupIdOf = (name: string): string => String(FIRST_GROUP_ID + (hashFor('clan', name) % GROUP_IDS))

const groupWire = ({ id, name, tag, members }: Clan): Wire<GroupV2> => ({
  groupId: id,
  name,
  groupType: CLAN,
  membershipIdCreated: members[0]?.card.platformMembershipId ?? '0',
  creationDate: FOUNDED,
  modificationDate: FOUNDED,
  about: '',
  tags: [],
  memberCount: members.length,
  isPublic: true,
  isPublicTopicAdminOnly: false,
  motto: '',
  allowChat: true,
  isDefaultPostPublic: false,
  chatSecurity: 0,
  locale: 'en',
  avatarImageIndex: 0,
  homepage: 0,
  membershipOption: 0,
  defaultPublicity: 2,
  theme: 'Group_Community1',
  bannerPath: '',
  avatarPath: '',
  conversationId: '0',
  enableInvitationMessagingForAdmins: true,
  features: {
    maximumMembers: MOST_MEMBERS,
    maximumMembershipsOfGroupType: 1,
    capabilities: 31 as Capabilities,
    membershipTypes: [1, 2, 3, 6],
    invitePermissionOverride: true,
    updateCulturePermissionOverride: false,
    hostGuidedGamePermissionOverride: 1,
    updateBannerPermissionOverride: true,
    joinLevel: 2,
  },
  remoteGroupId: '0',
  clanInfo: {
    d2ClanProgressions: {},
    clanCallsign: tag,
    clanBannerData: {
      decalId: 0,
      decalColorId: 0,
      decalBackgroundColorId: 0,
      gonfalonId: 0,
      gonfalonColorId: 0,
      gonfalonDetailId: 0,
      gonfalonDetailColorId: 0,
    },
  },
})

const memberWire = ({ id, members }: Clan, account: Account): Wire<GroupMember> => ({
  memberType: account === members[0] ? FOUNDER : MEMBER,
  isOnline: false,
  lastOnlineStatusChange: '0',
  groupId: id,
  destinyUserInfo: groupCard(account),
  bungieNetUserInfo: bungieCard(account),
  joinDate: FOUNDED,
})

const page = {
  totalResults: 0,
  hasMore: false,
  query: { itemsPerPage: PAGE, currentPage: 1 },
  useTotalResults: true,
}

export const createClans = (accounts: readonly Account[]): Clans => {
  const named = accounts.flatMap((account) =>
    account.persona.clan ? [[account.persona.clan, account] as const] : [],
  )
  const clans = [...Map.groupBy(named, ([{ name }]) => name)].map(
    ([name, found]): Clan => ({
      id: groupIdOf(name),
      name,
      tag: found[0]?.[0].tag ?? '',
      members: found.map(([, account]) => account),
    }),
  )
  const find = (groupId: string) => clans.find(({ id }) => id === groupId)
  return {
    of: (account) => {
      const mine = clans.filter(({ members }) => members.includes(account))
      return asAnswer<GetGroupsForMemberResponse>({
        areAllMembershipsInactive: Object.fromEntries(mine.map(({ id }) => [id, false])),
        results: mine.map((clan) => ({ member: memberWire(clan, account), group: groupWire(clan) })),
        ...page,
        totalResults: mine.length,
      })
    },
    detail: (groupId) => {
      const clan = find(groupId)
      const [founder] = clan?.members ?? []
      return clan && founder
        ? asAnswer<GroupResponse>({
            detail: groupWire(clan),
            founder: memberWire(clan, founder),
            alliedIds: [],
            allianceStatus: 0,
            groupJoinInviteCount: 0,
            currentUserMembershipsInactiveForDestiny: false,
            currentUserMemberMap: {},
            currentUserPotentialMemberMap: {},
          })
        : undefined
    },
    members: (groupId) => {
      const clan = find(groupId)
      return (
        clan &&
        asAnswer<SearchResultOfGroupMember>({
          results: clan.members.map((account) => memberWire(clan, account)),
          ...page,
          totalResults: clan.members.length,
        })
      )
    },
  }
}
