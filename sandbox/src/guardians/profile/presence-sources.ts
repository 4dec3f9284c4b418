import { COMPONENTS } from '../../wire/components.ts'
import type { Moment } from '../guardian-state.ts'
import { playTimesOf } from '../play/play-times.ts'
import { activitiesWire, transitoryWire } from '../play/presence.ts'
import { CAN_EQUIP_TITLE } from '../progress/records.ts'
import { characterWire } from './characters.ts'
import { profileWire } from './profile-component.ts'
import { perCharacter, type Source } from './source.ts'

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
    component: COMPONENTS.CharacterActivities,
    property: 'characterActivities',
    ownerOnly: true,
    hideable: true,
    data: (moment) => perCharacter(moment, (character) => activitiesWire(moment, character)),
  },
  {
    component: COMPONENTS.Transitory,
    property: 'profileTransitoryData',
    hideable: true,
    data: transitoryWire,
  },
]
