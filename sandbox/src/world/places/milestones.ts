import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { defineObjective } from '../shapes/objectives.ts'
import type { WorldMilestone } from '../world.ts'
import { activityHash, activityIcon } from './activities.ts'
import { ACTIVITIES, type ActivityKindKey, UNPLAYED_RAIDS } from './activity-rows.ts'

/**
 * Raids of which the platform tells the week by encounters: name, the platform's hash, how many encounters. Those that
 * have a harder version have no encounters; they name one and the same objective for both versions.
 */
const RAID_MILESTONES: readonly (readonly [raid: string, hash: number, encounters: number])[] = [
  ['Vault of Glass', 1888320892, 0],
  ['Last Wish', 3181387331, 6],
  ['Garden of Salvation', 2712317338, 4],
  ['Deep Stone Crypt', 541780856, 4],
  ['Vow of the Disciple', 2136320298, 0],
]

/** Weekly goals: name, what to do, how often, which kind of activity counts. */
const MILESTONES: readonly (readonly [name: string, text: string, count: number, kind: ActivityKindKey])[] = [
  ['Weekly Raid Challenge', 'Finish the featured raid.', 1, 'raid'],
  ['Weekly Dungeon Challenge', 'Finish the featured dungeon.', 1, 'dungeon'],
  ['Pinnacle Ops', 'Finish Pinnacle Ops.', 3, 'pinnacle-ops'],
  ['Fireteam Ops', 'Finish Fireteam Ops with others.', 3, 'fireteam-ops'],
  ['Solo Ops', 'Finish Solo Ops.', 3, 'solo-ops'],
  ['Nightfall Weekly Score', 'Score high in Nightfalls.', 3, 'nightfall'],
  ['Live-Fire Exercises', 'Finish Crucible matches.', 3, 'control'],
  ['Competitive Weekly', 'Finish competitive matches.', 3, 'competitive'],
  ['Trials of Osiris', 'Win rounds in Trials.', 50, 'trials'],
  ['For the Banner', 'Finish Iron Banner matches.', 4, 'iron-banner'],
  ['Gambit Weekly', 'Finish Gambit matches.', 3, 'gambit'],
  ['Kepler Weekly', 'Help the people of Kepler.', 5, 'patrol'],
  ['Lost Sector Weekly', 'Clear expert lost sectors.', 3, 'lost-sector'],
]

const WEEKLY = 3

interface Goal {
  readonly hash: number
  readonly name: string
  readonly text: string
  readonly kind: ActivityKindKey
  readonly activities: readonly string[]
  readonly objectiveHash?: number
  readonly phases?: readonly number[]
}

const defineGoal = (definitions: Definitions, goal: Goal, defaultOrder: number): number =>
  definitions.define('DestinyMilestoneDefinition', goal.hash, {
    displayProperties: display(goal.name, goal.text, activityIcon(goal.kind)),
    displayPreference: 0,
    image: iconPath({ kind: 'activity-scene', seed: hashFor('milestone', goal.name) }),
    milestoneType: WEEKLY,
    recruitable: false,
    friendlyName: `milestone_${defaultOrder}`,
    showInExplorer: true,
    showInMilestones: true,
    explorePrioritizesActivityImage: false,
    hasPredictableDates: true,
    isInGameMilestone: true,
    activities: goal.activities.map((activity) => ({
      activityHash: activityHash(activity),
      challenges: goal.objectiveHash === undefined ? [] : [{ challengeObjectiveHash: goal.objectiveHash }],
      activityGraphNodes: [],
      phases: (goal.phases ?? []).map((phaseHash) => ({ phaseHash })),
    })),
    defaultOrder,
  })

const defineWeekly = (
  definitions: Definitions,
  [name, text, completionValue, kind]: (typeof MILESTONES)[number],
  order: number,
): WorldMilestone => {
  const objectiveHash = defineObjective(
    definitions,
    hashFor('milestone-objective', name),
    text,
    completionValue,
  )
  const activities = ACTIVITIES[kind].slice(0, 1).map(([activity]) => activity)
  const goal = { hash: hashFor('milestone', name), name, text, kind, activities, objectiveHash }
  return { hash: defineGoal(definitions, goal, order), objectiveHash, completionValue, phases: [] }
}

const defineRaidWeek = (
  definitions: Definitions,
  [raid, hash, encounters]: (typeof RAID_MILESTONES)[number],
  order: number,
): WorldMilestone => {
  const text = `Finish ${raid}.`
  const phases = Array.from({ length: encounters }, (_, place) => hashFor('phase', `${raid} ${place}`))
  const goal = { hash, name: raid, text, kind: 'raid', raid } as const
  if (encounters > 0)
    return {
      hash: defineGoal(definitions, { ...goal, activities: [raid], phases }, order),
      completionValue: encounters,
      phases,
      raid,
    }
  const versions = [...ACTIVITIES.raid, ...UNPLAYED_RAIDS]
    .map(([name]) => name)
    .filter((name) => name.split(':')[0] === raid)
  const objectiveHash = defineObjective(definitions, hashFor('milestone-objective', raid), text, 1)
  return {
    hash: defineGoal(definitions, { ...goal, activities: versions, objectiveHash }, order),
    objectiveHash,
    completionValue: 1,
    phases,
    raid,
  }
}

export const defineMilestones = (definitions: Definitions): readonly WorldMilestone[] => [
  ...MILESTONES.map((row, order) => defineWeekly(definitions, row, order)),
  ...RAID_MILESTONES.map((row, order) => defineRaidWeek(definitions, row, MILESTONES.length + order)),
]
