/**
 * A server that sends the specified shape alone still gets its panels: filled with the specification's own rules, all of
 * it marked as estimated. What a rule cannot know stays absent. A server that sends more has applied the rules itself.
 */
import type { GuardianData } from '@ai-vault/contract/dashboard.ts'
import type { DashboardExtras, Extra } from '@ai-vault/contract/dashboard-extras.ts'
import {
  estimateSeason,
  type Mission,
  playstyle,
  priorityBar,
  priorityMissions,
  projectedScores,
  pveReadiness,
  pvpProficiency,
  recentActivityTiers,
  scoreBand,
} from '@ai-vault/game/scores/dashboard-rules.ts'
import { powerCapFor, scalePower } from '@ai-vault/game/scores/season.ts'

const source = 'estimated'

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

const CHART_LABELS = ['4 weeks ago', '3', '2', 'Now', 'Next'] as const

function estimatedHistory({ ai_vault_score: score }: GuardianData): Extra<'score_history'> | undefined {
  if (score === undefined) return undefined
  const points = projectedScores(score).map((value, at) => ({
    day: String(at),
    label: CHART_LABELS[at] ?? '',
    score: value,
    kind: at === CHART_LABELS.length - 1 ? ('projection' as const) : ('estimated' as const),
  }))
  return { source, points }
}

function estimatedEffect({ activity_insights: insights }: GuardianData): Extra<'effectiveness'> | undefined {
  if (!insights) return undefined
  const rows = insights.map(({ activity, priority }) => {
    const value = priorityBar(priority)
    return { activity, priority, text: `Its priority is ${priority}.`, ...(value !== undefined && { value }) }
  })
  return { source, rows }
}

const MISSION_TEXTS: Readonly<Record<Mission['kind'], readonly [title: string, text: string]>> = {
  pinnacle: ['Raise your power with pinnacle rewards', 'You stand below 1,800 on the scale of 2,000.'],
  portal: ['Play portal activities', 'Your power is enough for them.'],
  bounty: ['Finish your bounties', 'They are the quickest way to reputation and materials.'],
  meta: ['Farm a meta roll', 'You own fewer than ten god rolls.'],
}

function estimatedMissions(data: GuardianData): Extra<'missions'> | undefined {
  const [scaled, godRolls] = [scaledOf(data), godRollsOf(data)]
  if (scaled === undefined || godRolls === undefined) return undefined
  return priorityMissions(scaled, godRolls).map(({ kind, priority }) => {
    const [title, text] = MISSION_TEXTS[kind]
    return { source, kind, priority, title, text, tasks: [], items: [] }
  })
}

const TIER_NAMES = {
  grandmaster: 'Grandmaster activities',
  master: 'Master activities',
  collection: 'Weapon farming',
} as const

function estimatedRecent(data: GuardianData): Extra<'recent_activities'> | undefined {
  const [scaled, godRolls] = [scaledOf(data), godRollsOf(data)]
  if (scaled === undefined || godRolls === undefined) return undefined
  const entries = recentActivityTiers(scaled, godRolls).map((tier) => ({
    name: TIER_NAMES[tier],
    result: 'Likely, by your power and rolls',
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
