import type { DestinyMilestone, DestinyMilestoneDefinition } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { modifiersInWeek } from '../../world/system/activity-modifiers.ts'
import { isoSeconds, weekEnd, weekNumber, weekStart } from '../calendar.ts'
import { definition } from '../catalogue.ts'
import { objectiveWire } from '../gear/weapons/plug-objectives.ts'
import type { Moment } from '../guardian-state.ts'
import type { PlayedRun } from '../play/played.ts'
import { endOf } from '../play/run.ts'

/** Weekly challenges of one character. They start over with the weekly reset and advance with every run. */

const runsThisWeek = ({ state, now }: Moment, character: number): readonly PlayedRun[] => {
  const start = weekStart(now)
  return state.played.until(now).filter((entry) => entry.character === character && endOf(entry.run) >= start)
}

const activityOf = ({ state }: Moment, milestone: number, position: number): number => {
  const { world } = state.catalogue
  const known = definition<DestinyMilestoneDefinition>(world, 'DestinyMilestoneDefinition', milestone)
  return (
    known?.activities?.[0]?.activityHash ??
    world.activities[position % Math.max(1, world.activities.length)]?.hash ??
    0
  )
}

const modifiersOf = ({ state, now }: Moment, activityHash: number): number[] => {
  const activity = state.catalogue.world.activities.find(({ hash }) => hash === activityHash)
  return activity ? modifiersInWeek(activity.kind, weekNumber(now)) : []
}

export const milestonesWire = (
  moment: Moment,
  character: number,
): { readonly [hash: number]: Wire<DestinyMilestone> } => {
  const { world } = moment.state.catalogue
  const runs = runsThisWeek(moment, character).length
  const window = { startDate: isoSeconds(weekStart(moment.now)), endDate: isoSeconds(weekEnd(moment.now)) }
  return Object.fromEntries(
    world.milestones.map(({ hash, objectiveHash, completionValue }, position) => {
      const progress = Math.min(completionValue, Math.floor(runs / (1 + (position % 3))))
      const activity = {
        activityHash: activityOf(moment, hash, position),
        challenges: [{ objective: objectiveWire({ hash: objectiveHash ?? 0, completionValue }, progress) }],
        modifierHashes: modifiersOf(moment, activityOf(moment, hash, position)),
        booleanActivityOptions: {},
      }
      return [
        hash,
        {
          milestoneHash: hash,
          ...(objectiveHash === undefined ? {} : { activities: [activity] }),
          ...window,
          order: position,
        },
      ]
    }),
  )
}
