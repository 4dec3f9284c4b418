import type { MilestoneProgress } from '@ai-vault/game/guardian.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import { at, count, entries, flag, hash as hashOf, list } from '../../wire/read.ts'

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

/** A milestone counts in one of three ways: quest steps, activity challenges, or rewards already earned. */
function readProgress(
  milestone: unknown,
): Pick<MilestoneProgress, 'complete' | 'progress' | 'completionValue'> {
  const quests = list(at(milestone, 'availableQuests')).map((quest) => at(quest, 'status'))
  const steps = quests.flatMap((status) => list(at(status, 'stepObjectives')))
  const challenges = list(at(milestone, 'activities')).flatMap((activity) =>
    list(at(activity, 'challenges')).map((challenge) => at(challenge, 'objective')),
  )
  const rewards = list(at(milestone, 'rewards')).flatMap((category) => list(at(category, 'entries')))
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
  const marks =
    quests.length > 0
      ? quests.map((status) => at(status, 'completed'))
      : rewards.map((entry) => at(entry, 'earned'))
  const done = marks.filter(flag).length
  return {
    complete: marks.length > 0 && done === marks.length,
    progress: done,
    completionValue: marks.length,
  }
}

const sum = (objectives: readonly unknown[], field: string): number =>
  objectives.reduce<number>((total, objective) => total + count(at(objective, field)), 0)
