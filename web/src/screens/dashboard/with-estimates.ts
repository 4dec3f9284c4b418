/**
 * A server that sends the specified shape alone still gets its panels: filled with the specification's own rules, all of
 * it marked as estimated. What a rule cannot know stays absent. A server that sends more has applied the rules itself.
 */
import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { DashboardExtras, Extra } from '@ai-vault/contract/dashboard/extras.ts'
import {
  estimateSeason,
  playstyle,
  priorityBar,
  priorityMissions,
  projectedScores,
  pveReadiness,
  pvpProficiency,
  recentActivityTiers,
  scoreBand,
} from '@ai-vault/game/scores/dashboard-rules.ts'
import { powerCapFor, scalePower } from '@ai-vault/game/scores/week/season.ts'
import { words } from './words.tsx'

const source = 'estimated'
const labels = words.estimates

export function withEstimates(data: GuardianData): GuardianData {
  if (data.extras) return data
  const extras: DashboardExtras = {
    tiles: estimatedTiles(data),
    score_history: estimatedHistory(data),
    effectiveness: estimatedEffect(data),
    missions: estimatedMissions(data),
    recent_activities: estimatedRecent(data),
    seasonal: estimatedSeason(data),
  }
  return { ...data, extras }
}

const scaledOf = ({ guardian_overview: overview }: GuardianData) =>
  overview?.max_power === undefined
    ? undefined
    : Math.round(scalePower(overview.max_power, powerCapFor(overview.max_power)))

const godRollsOf = ({ weapon_analysis: weapons }: GuardianData) =>
  weapons?.god_rolls ?? weapons?.estimated_god_rolls

function estimatedTiles(data: GuardianData): Extra<'tiles'> {
  const { ai_vault_score: score, guardian_overview: overview } = data
  const scaled = scaledOf(data)
  const power = overview?.max_power
  const weapons = overview?.total_weapons
  return {
    ...(score !== undefined && {
      score: { source, score, band: scoreBand(score), parts: [], actions: [], in_reach: 0 },
      pvp: { source, text: pvpProficiency(score) },
    }),
    ...(scaled !== undefined &&
      power !== undefined && {
        pve: {
          source,
          text: pveReadiness(scaled),
          power,
          power_cap: powerCapFor(power),
          scaled_power: scaled,
          requirements: [],
        },
      }),
    ...(weapons !== undefined && {
      playstyle: { source, text: playstyle(weapons), weapons, kill_mix: [] },
    }),
  }
}

function estimatedHistory({ ai_vault_score: score }: GuardianData): Extra<'score_history'> | undefined {
  if (score === undefined) return undefined
  const points = projectedScores(score).map((value, at) => ({
    day: String(at),
    label: labels.chart[at] ?? '',
    score: value,
    kind: at === labels.chart.length - 1 ? ('projection' as const) : ('estimated' as const),
  }))
  return { source, points }
}

function estimatedEffect({ activity_insights: insights }: GuardianData): Extra<'effectiveness'> | undefined {
  if (!insights) return undefined
  const rows = insights.map(({ activity, priority }) => {
    const value = priorityBar(priority)
    return { activity, priority, text: labels.priority(priority), ...(value !== undefined && { value }) }
  })
  return { source, rows }
}

function estimatedMissions(data: GuardianData): Extra<'missions'> | undefined {
  const [scaled, godRolls] = [scaledOf(data), godRollsOf(data)]
  if (scaled === undefined || godRolls === undefined) return undefined
  return priorityMissions(scaled, godRolls).map(({ kind, priority }) => ({
    source,
    kind,
    priority,
    ...labels.missions[kind],
    tasks: [],
    items: [],
  }))
}

function estimatedRecent(data: GuardianData): Extra<'recent_activities'> | undefined {
  const [scaled, godRolls] = [scaledOf(data), godRollsOf(data)]
  if (scaled === undefined || godRolls === undefined) return undefined
  const entries = recentActivityTiers(scaled, godRolls).map((tier) => ({
    name: labels.tiers[tier],
    result: labels.likely,
  }))
  return { source, entries }
}

function estimatedSeason(data: GuardianData): Extra<'seasonal'> | undefined {
  const scaled = scaledOf(data)
  const hours = data.guardian_overview?.total_playtime_hours
  if (scaled === undefined || hours === undefined) return undefined
  const { seasonRank, artifactLevel, weeklyChallenges, triumphs } = estimateSeason(scaled, hours)
  return {
    season_active: true,
    season_rank: { source, value: seasonRank },
    artifact_level: { source, value: artifactLevel },
    weekly_challenges: { source, value: weeklyChallenges, of: 7 },
    triumph_score: { source, value: triumphs },
  }
}
