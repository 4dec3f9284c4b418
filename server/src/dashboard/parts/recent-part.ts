import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { type RecentActivityTier, recentActivityTiers } from '@ai-vault/game/scores/dashboard-rules.ts'
import { killsPerDeath, runResult } from '@ai-vault/game/scores/week/run-result.ts'
import type { ActivityRun } from '@ai-vault/platform/platform.ts'
import { activityName } from '../../archives/activity-name.ts'
import { type DashboardInput, scaledMaxPower } from './dashboard-input.ts'
import { CLASS_NAMES } from './words.ts'

type Entry = Extra<'recent_activities'>['entries'][number]

const LIKELY: Readonly<Record<RecentActivityTier, Pick<Entry, 'name' | 'result'>>> = {
  grandmaster: { name: 'Grandmaster Nightfall', result: 'Likely at your power' },
  master: { name: 'Master operation', result: 'Likely at your power' },
  collection: { name: 'God roll farming', result: 'Likely by your collection' },
}

/** The platform's own history; where it gives none, what the specification's rules say is likely. */
export function recentPart(input: DashboardInput): Extra<'recent_activities'> | undefined {
  const { facts, assessment } = input
  if (facts?.history && facts.history.recent.length > 0) {
    return { source: 'live', entries: facts.history.recent.map((run) => entryOf(run, input)) }
  }
  const scaled = scaledMaxPower(assessment)
  if (scaled === undefined || !facts) return undefined
  const tiers = recentActivityTiers(scaled, assessment.whole ? assessment.godRolls : 0)
  return { source: 'estimated', entries: tiers.map((tier) => LIKELY[tier]) }
}

function entryOf(run: ActivityRun, { guardian, manifest }: DashboardInput): Entry {
  const { values, characterId } = run
  const character = guardian.characters.find(({ id }) => id === characterId)
  const { kills, deaths, activityDurationSeconds, completed } = values
  return {
    instance_id: run.instanceId,
    name: activityName(run, manifest),
    character_id: characterId,
    ...(character ? { class: CLASS_NAMES[character.classType] } : {}),
    result: runResult(run),
    ...(completed === undefined ? {} : { completed: completed === 1 }),
    ...(kills === undefined || deaths === undefined
      ? {}
      : { kills, deaths, kd: killsPerDeath(kills, deaths) }),
    ...(activityDurationSeconds === undefined ? {} : { duration_seconds: activityDurationSeconds }),
    period: run.period,
  }
}
