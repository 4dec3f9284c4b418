import type { MilestoneProgress } from '@ai-vault/game/guardian.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { ACTIVITY_TABLE } from '../manifest/index/table-shapes.ts'
import { at, count, entries, flag, hash as hashOf, list } from '../wire/read.ts'

/** Weekly challenges and quests in progress, per character. */
export function readMilestones(profile: unknown, definitions: Definitions): readonly MilestoneProgress[] {
  return entries(at(profile, 'characterProgressions', 'data')).flatMap(([characterId, component]) =>
    entries(at(component, 'milestones')).map(([key, milestone]) => {
      const hash = Number(key)
      const name = definitions.named('DestinyMilestoneDefinition', hash)?.name
      const activities = list(at(milestone, 'activities')).map((activity) =>
        hashOf(at(activity, 'activityHash')),
      )
      const activityHashes = activities.filter((activity) => activity !== undefined)
      return {
        hash,
        characterId,
        ...(name ? { name } : {}),
        ...(activityHashes.length > 0 ? { activityHashes } : {}),
        ...readProgress(milestone),
      }
    }),
  )
}

const STORY = 2
const MOST_STORIES = 3

/** Missions of the story that some character can launch and has not completed, the one that asks for least power first. */
export function readOpenStories(profile: unknown, definitions: Definitions): readonly number[] {
  const open = entries(at(profile, 'characterActivities', 'data')).flatMap(([, component]) =>
    list(at(component, 'availableActivities')).flatMap((activity) => {
      const activityHash = hashOf(at(activity, 'activityHash'))
      const isOpen = flag(at(activity, 'isVisible')) && !flag(at(activity, 'isCompleted'))
      return isOpen && activityHash !== undefined ? [activityHash] : []
    }),
  )
  const definitionOf = (activity: number) => definitions.definition(ACTIVITY_TABLE, activity)
  const power = (activity: number) => count(at(definitionOf(activity), 'activityLightLevel'))
  return [...new Set(open)]
    .filter((activity) => list(at(definitionOf(activity), 'activityModeTypes')).includes(STORY))
    .toSorted((one, other) => power(one) - power(other))
    .slice(0, MOST_STORIES)
}

type Counted = Pick<MilestoneProgress, 'complete' | 'progress' | 'completionValue' | 'encounters'>

/**
 * A milestone counts in one of four ways: quest steps, challenges of its activities, encounters of a raid, or rewards
 * already earned. Where it names several versions of an activity, each repeats the same challenges or encounters.
 */
function readProgress(milestone: unknown): Counted {
  const quests = list(at(milestone, 'availableQuests')).map((quest) => at(quest, 'status'))
  const steps = quests.flatMap((status) => list(at(status, 'stepObjectives')))
  const activities = list(at(milestone, 'activities'))
  const challenges = furthestByHash(
    activities.flatMap((activity) =>
      list(at(activity, 'challenges')).map((challenge) => at(challenge, 'objective')),
    ),
  )
  const objectives = steps.length > 0 ? steps : challenges
  if (objectives.length > 0) {
    return {
      complete:
        objectives.every((objective) => flag(at(objective, 'complete'))) ||
        (quests.length > 0 && quests.every((status) => flag(at(status, 'completed')))),
      progress: sum(objectives, 'progress'),
      completionValue: sum(objectives, 'completionValue'),
    }
  }
  if (quests.length > 0) return countMarks(quests.map((status) => at(status, 'completed')))
  const encounters = readEncounters(activities)
  if (encounters.length > 0) return { ...countMarks(encounters), encounters: true }
  const rewards = list(at(milestone, 'rewards')).flatMap((category) => list(at(category, 'entries')))
  return countMarks(rewards.map((entry) => at(entry, 'earned')))
}

/** Of an objective that several activities name, the copy that is furthest along. */
function furthestByHash(objectives: readonly unknown[]): readonly unknown[] {
  const furthest = new Map<unknown, unknown>()
  const advance = (objective: unknown) =>
    flag(at(objective, 'complete')) ? Number.POSITIVE_INFINITY : count(at(objective, 'progress'))
  for (const objective of objectives) {
    const key = hashOf(at(objective, 'objectiveHash')) ?? objective
    const held = furthest.get(key)
    if (held === undefined || advance(objective) > advance(held)) furthest.set(key, objective)
  }
  return [...furthest.values()]
}

/** One mark for each encounter: beaten in any version of the raid. */
function readEncounters(activities: readonly unknown[]): readonly boolean[] {
  const beaten = new Map<unknown, boolean>()
  for (const phase of activities.flatMap((activity) => list(at(activity, 'phases')))) {
    const key = hashOf(at(phase, 'phaseHash')) ?? phase
    beaten.set(key, beaten.get(key) === true || flag(at(phase, 'complete')))
  }
  return [...beaten.values()]
}

function countMarks(marks: readonly unknown[]): Counted {
  const done = marks.filter(flag).length
  return {
    complete: marks.length > 0 && done === marks.length,
    progress: done,
    completionValue: marks.length,
  }
}

const sum = (objectives: readonly unknown[], field: string): number =>
  objectives.reduce<number>((total, objective) => total + count(at(objective, field)), 0)
