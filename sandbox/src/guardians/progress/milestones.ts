import type { DestinyMilestone, DestinyMilestoneDefinition } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { modifiersInWeek } from '../../world/places/activity-modifiers.ts'
import type { WorldMilestone } from '../../world/world.ts'
import { isoSeconds, weekEnd, weekNumber, weekStart } from '../calendar.ts'
import { definition } from '../catalogue.ts'
import { fractionFor } from '../dice.ts'
import { objectiveWire } from '../gear/plug-objectives.ts'
import type { Moment } from '../guardian-state.ts'
import type { PlayedRun } from '../play/played.ts'
import { endOf } from '../play/run.ts'

const RAID_KEY = 161
const RUNS_OF_A_FULL_WEEK = 8

/** Weekly challenges of one character. They start over with the weekly reset and advance with every run. */

const runsThisWeek = ({ state, now }: Moment, character: number): readonly PlayedRun[] => {
  const start = weekStart(now)
  return state.played.until(now).filter((entry) => entry.character === character && endOf(entry.run) >= start)
}

const activitiesOf = ({ state }: Moment, milestone: number): readonly number[] => {
  const { world } = state.catalogue
  const known = definition<DestinyMilestoneDefinition>(world, 'DestinyMilestoneDefinition', milestone)
  return (known?.activities ?? []).map(({ activityHash }) => activityHash)
}

const modifiersOf = ({ state, now }: Moment, activityHash: number): number[] => {
  const activity = state.catalogue.world.activities.find(({ hash }) => hash === activityHash)
  return activity ? modifiersInWeek(activity.kind, weekNumber(now)) : []
}

/** Whoever has finished a raid this week has beaten all of it; the others got further with every run of the week. */
const raidProgress = (
  { state, now }: Moment,
  character: number,
  { hash, raid, completionValue }: WorldMilestone,
  runs: readonly PlayedRun[],
): number => {
  const isCleared = runs.some(({ run }) => run.success && run.activity.name.split(':')[0] === raid)
  if (isCleared) return completionValue
  const { persona, seed } = state.account
  const share = fractionFor(seed, RAID_KEY, persona.index, character, hash, weekNumber(now))
  return Math.floor(completionValue * share * Math.min(1, runs.length / RUNS_OF_A_FULL_WEEK))
}

const progressOf = (
  moment: Moment,
  character: number,
  milestone: WorldMilestone,
  position: number,
  runs: readonly PlayedRun[],
): number =>
  milestone.raid === undefined
    ? Math.min(milestone.completionValue, Math.floor(runs.length / (1 + (position % 3))))
    : raidProgress(moment, character, milestone, runs)

export const milestonesWire = (
  moment: Moment,
  character: number,
): { readonly [hash: number]: Wire<DestinyMilestone> } => {
  const { world } = moment.state.catalogue
  const runs = runsThisWeek(moment, character)
  const window = { startDate: isoSeconds(weekStart(moment.now)), endDate: isoSeconds(weekEnd(moment.now)) }
  return Object.fromEntries(
    world.milestones.map((milestone, position) => {
      const { hash, objectiveHash, completionValue, phases } = milestone
      const progress = progressOf(moment, character, milestone, position, runs)
      const activities = activitiesOf(moment, hash).map((activityHash) => ({
        activityHash,
        challenges:
          objectiveHash === undefined
            ? []
            : [{ objective: objectiveWire({ hash: objectiveHash, completionValue }, progress) }],
        modifierHashes: modifiersOf(moment, activityHash),
        ...(phases.length > 0
          ? { phases: phases.map((phaseHash, place) => ({ complete: place < progress, phaseHash })) }
          : {}),
      }))
      return [hash, { milestoneHash: hash, activities, ...window, order: position }]
    }),
  )
}
