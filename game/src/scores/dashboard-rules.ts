/** The dashboard's words and estimates, as the specification's section 9 fixes them. Power is on its scale of 2000. */
import { THRESHOLDS } from './week/season.ts'

export function pveReadiness(scaledPower: number): 'Grandmaster Ready' | 'Building Power' {
  return scaledPower > THRESHOLDS.grandmasterReadyAbove ? 'Grandmaster Ready' : 'Building Power'
}

export function pvpProficiency(vaultScore: number): 'Competitive' | 'Casual' {
  return vaultScore > THRESHOLDS.competitiveAbove ? 'Competitive' : 'Casual'
}

export function playstyle(weapons: number): 'Collector' | 'Focused' {
  return weapons > THRESHOLDS.collectorAbove ? 'Collector' : 'Focused'
}

export function scoreBand(score: number): 'excellent' | 'good' | 'needs work' {
  if (score >= THRESHOLDS.excellentFrom) return 'excellent'
  return score >= THRESHOLDS.goodFrom ? 'good' : 'needs work'
}

export type Priority = 'High' | 'Medium' | 'Low'

const PRIORITY_BARS: Readonly<Record<string, number>> = { High: 85, Medium: 65, Low: 45 }

/** Undefined for a priority nobody knows: no bar rather than a wrong one. */
export function priorityBar(priority: string): number | undefined {
  return Object.hasOwn(PRIORITY_BARS, priority) ? PRIORITY_BARS[priority] : undefined
}

export interface Mission {
  readonly kind: 'pinnacle' | 'portal' | 'meta' | 'bounty'
  readonly priority: Priority
}

export function priorityMissions(scaledPower: number, godRolls: number): readonly Mission[] {
  const missions: Mission[] = []
  if (scaledPower < THRESHOLDS.pinnacleMissionBelow) missions.push({ kind: 'pinnacle', priority: 'High' })
  if (scaledPower >= THRESHOLDS.portalMissionFrom) missions.push({ kind: 'portal', priority: 'Medium' })
  missions.push({ kind: 'bounty', priority: 'Medium' })
  if (godRolls < THRESHOLDS.metaMissionBelowGodRolls) missions.push({ kind: 'meta', priority: 'Low' })
  return missions
}

const CHART_OFFSETS = [-15, -10, -5, 0, 10] as const
const CHART_FLOORS = [20, 25, 30, 0, 0] as const

/** The projected score line, shown until two real daily snapshots exist. */
export function projectedScores(score: number): readonly number[] {
  return CHART_OFFSETS.map((offset, index) =>
    Math.min(100, Math.max(CHART_FLOORS[index] ?? 0, score + offset)),
  )
}

export type RecentActivityTier = 'grandmaster' | 'master' | 'collection'

/** Which recent activities may be estimated where the platform reports no history. */
export function recentActivityTiers(scaledPower: number, godRolls: number): readonly RecentActivityTier[] {
  const tiers: RecentActivityTier[] = []
  if (scaledPower >= THRESHOLDS.recentHighPowerFrom) tiers.push('grandmaster')
  if (scaledPower >= THRESHOLDS.recentMidPowerFrom) tiers.push('master')
  if (godRolls >= THRESHOLDS.recentGodRollsFrom) tiers.push('collection')
  return tiers
}

export interface SeasonalEstimate {
  readonly artifactLevel: number
  readonly seasonRank: number
  readonly weeklyChallenges: number
  readonly triumphs: number
}

/** Only where the platform gives nothing; always shown as estimated. */
export function estimateSeason(scaledPower: number, playtimeHours: number): SeasonalEstimate {
  const {
    artifactFrom,
    artifactStep,
    hoursPerSeasonRank,
    seasonRankCap,
    hoursPerChallenge,
    challengeCap,
    triumphsPerHour,
  } = THRESHOLDS
  return {
    artifactLevel: Math.max(0, Math.floor((scaledPower - artifactFrom) / artifactStep)),
    seasonRank: Math.min(seasonRankCap, Math.floor(playtimeHours / hoursPerSeasonRank)),
    weeklyChallenges: Math.min(challengeCap, Math.floor(playtimeHours / hoursPerChallenge)),
    triumphs: Math.floor(playtimeHours * triumphsPerHour),
  }
}
