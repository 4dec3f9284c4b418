import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { estimateSeason } from '@ai-vault/game/scores/dashboard-rules.ts'
import { THRESHOLDS } from '@ai-vault/game/scores/week/season.ts'
import { type DashboardInput, playtimeHours, scaledMaxPower } from '../dashboard-input.ts'

/** Each value is the platform's where it gives one, and the specification's estimate where it does not. */
export function seasonalPart(input: DashboardInput): Extra<'seasonal'> | undefined {
  const { guardian, assessment, lookups, now } = input
  const scaled = scaledMaxPower(assessment)
  if (scaled === undefined) return undefined
  const { seasonRank, artifactLevel, triumphScore, currentSeasonHash } = guardian
  const estimate = estimateSeason(scaled, playtimeHours(guardian))
  const active = currentSeasonHash !== undefined && lookups.seasonIsActive(currentSeasonHash, now)
  const measured = (value: number | undefined, otherwise: number) =>
    value === undefined
      ? ({ source: 'estimated', value: otherwise } as const)
      : ({ source: 'live', value } as const)
  return {
    season_active: active,
    ...(active ? {} : { note: seasonlessNote(seasonRank, artifactLevel) }),
    season_rank: measured(seasonRank, estimate.seasonRank),
    artifact_level: measured(artifactLevel, estimate.artifactLevel),
    weekly_challenges: weeklyChallenges(input) ?? {
      source: 'estimated',
      value: estimate.weeklyChallenges,
      of: THRESHOLDS.challengeCap,
    },
    triumph_score: {
      ...measured(triumphScore?.active, estimate.triumphs),
      ...(triumphScore ? { lifetime: triumphScore.lifetime } : {}),
    },
  }
}

/** What is estimated is no last season's value. */
function seasonlessNote(rank: number | undefined, artifact: number | undefined): string {
  const known = [
    ...(rank === undefined ? [] : ['rank']),
    ...(artifact === undefined ? [] : ['artifact level']),
  ].join(' and ')
  if (known === '') return 'No season is active; what stands here is estimated from your power and playtime.'
  return `No season is active; ${known} ${known.includes(' and ') ? 'are those' : 'is that'} of the last one.`
}

/** Weekly goals done on any character, of all there are. */
function weeklyChallenges({ guardian }: DashboardInput) {
  const goals = new Map<number, boolean>()
  for (const { hash, name, complete, completionValue } of guardian.milestones) {
    if (name && completionValue > 0) goals.set(hash, complete || goals.get(hash) === true)
  }
  if (goals.size === 0) return undefined
  return { source: 'live' as const, value: [...goals.values()].filter(Boolean).length, of: goals.size }
}
