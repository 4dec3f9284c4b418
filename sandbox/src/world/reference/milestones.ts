import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { activityHash, activityIcon } from '../places/activities.ts'
import { display } from '../shapes/item-shapes.ts'
import { defineObjective } from '../shapes/objectives.ts'
import { ACTIVITIES } from '../tables/places/activities.ts'
import { MILESTONES } from '../tables/places/milestones.ts'
import type { World } from '../world.ts'

const WEEKLY = 3

export const defineMilestones = (definitions: Definitions): World['milestones'] =>
  MILESTONES.map(([name, text, completionValue, kind], defaultOrder) => {
    const objectiveHash = defineObjective(
      definitions,
      hashFor('milestone-objective', name),
      text,
      completionValue,
    )
    const hash = definitions.define('DestinyMilestoneDefinition', hashFor('milestone', name), {
      displayProperties: display(name, text, activityIcon(kind)),
      displayPreference: 0,
      image: iconPath({ kind: 'activity-scene', seed: hashFor('milestone', name) }),
      milestoneType: WEEKLY,
      recruitable: false,
      friendlyName: `milestone_${defaultOrder}`,
      showInExplorer: true,
      showInMilestones: true,
      explorePrioritizesActivityImage: false,
      hasPredictableDates: true,
      isInGameMilestone: true,
      activities: ACTIVITIES[kind].slice(0, 1).map(([activity]) => ({
        activityHash: activityHash(activity),
        challenges: [{ challengeObjectiveHash: objectiveHash }],
        activityGraphNodes: [],
        phases: [],
      })),
      defaultOrder,
    })
    return { hash, objectiveHash, completionValue }
  })
