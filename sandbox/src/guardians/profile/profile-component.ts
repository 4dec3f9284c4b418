import type { DestinyProfileComponent } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { primaryCard } from '../account/memberships.ts'
import { isoSeconds } from '../calendar.ts'
import { POWER_CAP } from '../gear/belongings.ts'
import type { Moment } from '../guardian-state.ts'
import { lastPlayedOf } from '../play/play-times.ts'

/** Every expansion up to Renegades. */
const ALL_VERSIONS: number = 0x1fff
const RENEWED_RANKS_LOST = 2

const withoutPicture = ({ iconPath: _, ...card }: ReturnType<typeof primaryCard>) => card

export const profileWire = ({ state, now }: Moment): Wire<DestinyProfileComponent> => {
  const { account, characterIds, catalogue, played } = state
  const { seasons } = catalogue.world
  const rank = account.persona.guardianRank
  return {
    // A profile's card has no picture.
    userInfo: withoutPicture(primaryCard(account)),
    dateLastPlayed: isoSeconds(lastPlayedOf(played.until(now), played.during(now), now)),
    versionsOwned: ALL_VERSIONS,
    characterIds,
    seasonHashes: [...seasons.past, seasons.current],
    seasonPassHashes: [seasons.currentPass],
    eventCardHashesOwned: [],
    currentSeasonHash: seasons.current,
    currentSeasonPassHash: seasons.currentPass,
    currentSeasonRewardPowerCap: POWER_CAP,
    currentGuardianRank: rank,
    lifetimeHighestGuardianRank: rank,
    renewedGuardianRank: Math.max(1, rank - RENEWED_RANKS_LOST),
  }
}
