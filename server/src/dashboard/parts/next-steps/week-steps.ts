import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { ACTIVITY_KINDS } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { openBounties } from '@ai-vault/game/scores/week/open-tasks.ts'
import { THRESHOLDS } from '@ai-vault/game/scores/week/season.ts'
import { type DashboardInput, ownPower, scaledMaxPower } from '../dashboard-input.ts'
import { type TimedTask, timedMilestones } from '../timed-milestones.ts'
import { activityNames } from '../weekly-part.ts'
import { CLASS_NAMES, counted, number } from '../words.ts'

/** Pinnacle rewards while the hardest activities are still closed (F-078). */
export function powerStep({ assessment }: DashboardInput): NextStep | undefined {
  const { maxPower } = assessment
  const scaled = scaledMaxPower(assessment)
  if (maxPower === undefined || scaled === undefined || scaled >= THRESHOLDS.pinnacleMissionBelow) {
    return undefined
  }
  const goal = ownPower(THRESHOLDS.pinnacleMissionBelow, assessment)
  return {
    kind: 'power',
    title: `Reach power ${number(goal)}`,
    text: `${number(goal - maxPower)} more open the hardest activities; pinnacle rewards bring them.`,
    action: 'See what pays them',
    link: '/dashboard?open=missions',
    percent: Math.floor((maxPower / goal) * 100),
    items: [],
  }
}

/** The open weekly that takes the least time at the player's own pace, and that the power is enough for. */
export function weeklyStep(input: DashboardInput): NextStep | undefined {
  const { guardian, facts, lookups, assessment, manifest, now } = input
  const scaled = scaledMaxPower(assessment) ?? 0
  const isWithinPower = (hash: number) => {
    const kind = lookups.milestoneKind(hash)
    return kind === undefined || ACTIVITY_KINDS[kind].powerFrom <= scaled
  }
  const open = timedMilestones(guardian, { facts, lookups, now })
  const first = open.find(({ task }) => isWithinPower(task.hash))
  if (!first) return undefined
  const alike = standingAlike(first, open, guardian.characters)
  const next = alike[0] ?? first
  const { name, characterId, completionValue, progress, hash } = next.task
  const owner = guardian.characters.find(({ id }) => id === characterId)
  const several = guardian.characters.length > 1
  const why =
    alike.length > 1 && owner
      ? ` ${counted(alike.length, 'of your characters stands', 'of your characters stand')} alike; you played the ${CLASS_NAMES[owner.classType]} last.`
      : ''
  const { activityHashes = [] } =
    guardian.milestones.find((each) => each.hash === hash && each.characterId === characterId) ?? {}
  const [activity] = activityNames(activityHashes, manifest).activities ?? []
  return {
    kind: 'weekly',
    title: several && owner ? `${name} on the ${CLASS_NAMES[owner.classType]}` : name,
    text: `${number(completionValue - progress)} of ${number(completionValue)} still open this week${activity ? `, in ${activity}` : ''}.${next.minutes === undefined ? '' : ' Nothing else of the week takes you less time.'}${why}`,
    action: 'Show it in the week',
    link: `/dashboard?task=${hash}&on=${characterId}`,
    ...(next.minutes === undefined ? {} : { minutes: next.minutes }),
    items: [],
  }
}

/** The same task on every character that is as far with it: whom the player played last first. */
function standingAlike(
  { task }: TimedTask,
  open: readonly TimedTask[],
  characters: DashboardInput['guardian']['characters'],
): readonly TimedTask[] {
  const lastPlayed = (id: string) => characters.find((character) => character.id === id)?.lastPlayed ?? ''
  return open
    .filter(({ task: other }) => other.hash === task.hash && other.progress === task.progress)
    .toSorted((one, other) =>
      lastPlayed(other.task.characterId).localeCompare(lastPlayed(one.task.characterId)),
    )
}

export function bountyStep({ guardian, now }: DashboardInput): NextStep | undefined {
  const open = guardian.withheld.includes('characterInventories') ? [] : openBounties(guardian, now)
  const [nearest] = open
  if (!nearest) return undefined
  const percent = Math.floor(nearest.share * 100)
  return {
    kind: 'bounties',
    title: `Finish ${counted(open.length, 'bounty', 'bounties')}`,
    text: `${nearest.name} is nearest: ${number(nearest.progress)} of ${number(nearest.completionValue)}.`,
    action: 'List them',
    link: '/dashboard?open=missions',
    percent,
    items: [],
  }
}
