import type {
  DestinyCharacterActivitiesComponent,
  DestinyProfileTransitoryComponent,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { modifiersInWeek } from '../../world/places/activity-modifiers.ts'
import { isoSeconds, weekNumber } from '../calendar.ts'
import type { GuardianState, Moment } from '../guardian-state.ts'
import { ORBIT_ACTIVITY } from '../platform-codes.ts'
import { modesOf } from './activity-modes.ts'
import type { PlayedRun } from './played.ts'
import { endOf, GROUP_HOST } from './run.ts'
import { groupOn, isGroupTime } from './schedule.ts'

/** What a guardian is doing right now, and with whom. */

const FIRETEAM_SIZE = 3
const IN_FIRETEAM = 1
const LEADS = 8
const OPEN_TO_FRIENDS = 2
const NEVER_STARTED = '0001-01-01T00:00:00Z'

/** The demo guardians in this one's fireteam, itself among them; empty when offline. */
const fireteamOf = ({ state, now, day }: Moment): readonly number[] => {
  const me = state.account.persona.index
  const underWay = state.played.during(now)
  if (underWay && underWay.run.host !== GROUP_HOST) return [me]
  if (underWay) return underWay.run.seats.map(({ guardian }) => guardian)
  const group = isGroupTime(now, day) ? groupOn(state.account.seed, day) : []
  return group.includes(me) ? group : []
}

const currentActivity = (underWay: PlayedRun | undefined) => {
  if (!underWay) return { score: 0, highestOpposingFactionScore: 0, numberOfOpponents: 0, numberOfPlayers: 0 }
  const { run } = underWay
  return {
    startTime: isoSeconds(run.start),
    score: 0,
    highestOpposingFactionScore: 0,
    numberOfOpponents: run.activity.pvp ? run.activity.fireteam : 0,
    numberOfPlayers: run.activity.fireteam,
  }
}

/** Absent while offline, as on the platform. */
export const transitoryWire = (moment: Moment): Wire<DestinyProfileTransitoryComponent> | undefined => {
  const members = fireteamOf(moment)
  if (members.length === 0) return undefined
  const underWay = moment.state.played.during(moment.now)
  return {
    partyMembers: members.flatMap((guardian, position) => {
      const member = moment.everyone[guardian]
      if (!member) return []
      return [
        {
          membershipId: member.account.card.membershipId,
          emblemHash: member.belongings.emblemOf(0),
          displayName: member.account.persona.displayName,
          status: position === 0 ? IN_FIRETEAM | LEADS : IN_FIRETEAM,
        },
      ]
    }),
    currentActivity: currentActivity(underWay),
    joinability: {
      openSlots: Math.max(0, (underWay?.run.activity.fireteam ?? FIRETEAM_SIZE) - members.length),
      privacySetting: OPEN_TO_FRIENDS,
      closedReasons: 0,
    },
    tracking: [],
    ...(underWay ? { lastOrbitedDestinationHash: underWay.run.activity.destinationHash } : {}),
  }
}

/** Activities one character could start, and the one it is in. */
export const activitiesWire = (
  moment: Moment,
  character: number,
): Wire<DestinyCharacterActivitiesComponent> => {
  const { state, now } = moment
  const { world } = state.catalogue
  const underWay = state.played.during(now)
  const mine = underWay?.character === character ? underWay.run : undefined
  const inOrbit = !underWay && character === 0 && fireteamOf(moment).length > 0
  const last = state.played
    .until(now)
    .filter((entry) => entry.character === character)
    .at(-1)
  const modes = mine ? [...modesOf(mine.activity)] : []
  return {
    dateActivityStarted: mine ? isoSeconds(mine.start) : last ? isoSeconds(endOf(last.run)) : NEVER_STARTED,
    availableActivities: world.activities.map(({ hash, kind }) => ({
      activityHash: hash,
      modifierHashes: modifiersInWeek(kind, weekNumber(now)),
      isNew: false,
      canLead: true,
      canJoin: true,
      isCompleted: false,
      isVisible: true,
      difficultyTier: 2,
    })),
    currentActivityHash: mine ? mine.activity.hash : inOrbit ? ORBIT_ACTIVITY : 0,
    currentActivityModeHash: modeHash(state, modes[0]),
    ...(modes[0] === undefined ? {} : { currentActivityModeType: modes[0] }),
    currentActivityModeHashes: modes.map((mode) => modeHash(state, mode)).filter((hash) => hash !== 0),
    currentActivityModeTypes: modes,
    lastCompletedStoryHash: 0,
  }
}

const modeHash = ({ catalogue }: GuardianState, mode: number | undefined): number =>
  mode === undefined ? 0 : (catalogue.modeHashes.get(mode) ?? 0)
