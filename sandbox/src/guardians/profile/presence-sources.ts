import type { DestinyProfileComponent } from 'bungie-api-ts/destiny2'
import { COMPONENTS } from '../../wire/components.ts'
import type { Wire } from '../../world/definitions.ts'
import { primaryCard } from '../account/memberships.ts'
import { isoSeconds } from '../calendar.ts'
import { POWER_CAP } from '../gear/belongings.ts'
import type { Moment } from '../guardian-state.ts'
import { lastPlayedOf, playTimesOf } from '../play/play-times.ts'
import { activitiesWire, transitoryWire } from '../play/presence.ts'
import { CAN_EQUIP_TITLE } from '../progress/records.ts'
import { characterWire } from './characters.ts'
import { HIDEABLE, OWNERS, perCharacter, type Source } from './source.ts'

/** Every expansion up to Renegades. */
const ALL_VERSIONS: number = 0x1fff
const RENEWED_RANKS_LOST = 2

const withoutPicture = ({ iconPath: _, ...card }: ReturnType<typeof primaryCard>) => card

const profileWire = ({ state, now }: Moment): Wire<DestinyProfileComponent> => {
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

/** Who a guardian is and what it is doing. */

/** The main character wears a title that is earned; the others go without. */
const titleOf = ({ state, day }: Moment, character: number): number | undefined => {
  if (character !== 0) return undefined
  const wearable = [...state.recordsOn(day).values()].find(({ wire }) => (wire.state ?? 0) & CAN_EQUIP_TITLE)
  return wearable?.record.hash
}

const charactersOf = (moment: Moment): object => {
  const { account, played } = moment.state
  const runs = played.until(moment.now)
  const underWay = played.during(moment.now)
  return perCharacter(moment, (character) =>
    characterWire(moment, character, {
      times: playTimesOf(account.persona, character, runs, underWay, moment.now),
      titleRecordHash: titleOf(moment, character),
    }),
  )
}

export const PRESENCE_SOURCES: readonly Source[] = [
  { component: COMPONENTS.Profiles, property: 'profile', data: profileWire },
  { component: COMPONENTS.Characters, property: 'characters', data: charactersOf },
  {
    ...OWNERS,
    component: COMPONENTS.CharacterActivities,
    property: 'characterActivities',
    data: (moment) => perCharacter(moment, (character) => activitiesWire(moment, character)),
  },
  { ...HIDEABLE, component: COMPONENTS.Transitory, property: 'profileTransitoryData', data: transitoryWire },
]
