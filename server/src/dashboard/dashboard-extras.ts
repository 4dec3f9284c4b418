import type { DashboardExtras, Extra } from '@ai-vault/contract/dashboard/extras.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import { estimateSeason } from '@ai-vault/game/scores/dashboard-rules.ts'
import { armorProgress, type Progress, triumphProgress } from '@ai-vault/game/scores/edge-of-fate.ts'
import { powerBarPercent, scalePower, THRESHOLDS } from '@ai-vault/game/scores/week/season.ts'
import { progressPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import { effectivenessPart, scoreHistoryPart, weaponUsagePart } from './parts/chart-parts.ts'
import { type DashboardInput, playtimeHours, scaledMaxPower } from './parts/dashboard-input.ts'
import { insightParts } from './parts/insight-parts.ts'
import { missionParts } from './parts/mission-parts.ts'
import { nextStepParts } from './parts/next-steps/next-steps.ts'
import { starterPathPart } from './parts/next-steps/starter-steps.ts'
import { postmasterOf } from './parts/postmaster.ts'
import { playstyleTile, pveTile, pvpTile } from './parts/readiness-tiles.ts'
import { recentPart } from './parts/recent-part.ts'
import { scoreTile } from './parts/score-tile.ts'
import { vaultHealthPart, vaultPart } from './parts/vault-parts.ts'
import { weeklyPart } from './parts/weekly-part.ts'

/** Everything beyond the specified shape. A part that is undefined does not travel. */
export function dashboardExtras(input: DashboardInput): DashboardExtras {
  return {
    tiles: {
      score: scoreTile(input),
      pve: pveTile(input),
      pvp: pvpTile(input),
      playstyle: playstyleTile(input),
    },
    characters: characterExtras(input),
    next_steps: nextStepParts(input),
    starter_path: starterPathPart(input),
    vault: vaultPart(input),
    vault_health: vaultHealthPart(input),
    missions: missionParts(input),
    weekly: weeklyPart(input),
    edge_of_fate: edgeOfFatePart(input),
    score_history: scoreHistoryPart(input),
    weapon_usage: weaponUsagePart(input),
    effectiveness: effectivenessPart(input),
    recent_activities: recentPart(input),
    seasonal: seasonalPart(input),
    insights: insightParts(input),
    ...(input.facts ? {} : { pending: true }),
  }
}

function characterExtras({ guardian, assessment }: DashboardInput): Extra<'characters'> {
  const extra = (character: Character): Extra<'characters'>[string] => ({
    source: 'live',
    class_type: character.classType,
    ...(character.emblem ? { emblem: character.emblem } : {}),
    ...(character.emblemBackground ? { emblem_background: character.emblemBackground } : {}),
    last_played: character.lastPlayed,
    ...(character.title ? { title: character.title } : {}),
    scaled_power: Math.floor(scalePower(character.power, assessment.powerCap)),
    power_percent: Math.round(powerBarPercent(character.power, assessment.powerCap) * 10) / 10,
    ...postmasterOf(character.id, guardian),
  })
  return Object.fromEntries(guardian.characters.map((character) => [character.id, extra(character)]))
}

type Track = Extra<'edge_of_fate'>['tracks'][number]

/** Tracks that cannot be known, because of privacy or because the game has no such triumphs, are left out. */
function edgeOfFatePart(input: DashboardInput): Extra<'edge_of_fate'> | undefined {
  const { guardian, assessment, lookups } = input
  const { armor, characters, triumphs } = guardian
  const classes = characters.map(({ classType }) => classType)
  const slots = armorProgress(armor, classes)
  const portal = triumphProgress(triumphs, lookups.portalTriumphs)
  const kepler = triumphProgress(triumphs, lookups.keplerTriumphs)
  const tracks = [
    ...(assessment.whole
      ? track('armor', 'Armor 3.0', slots, `${slots.done} of ${slots.of} slots at tier 4 or 5`)
      : []),
    ...track('portal', 'Portal mastery', portal, `${portal.done} of ${portal.of} Portal triumphs`),
    // The Atlas can show by place, which are more: campaign, lore and weapons are done there too.
    ...track('kepler', 'Kepler', kepler, `${kepler.done} of ${kepler.of} triumphs in the game's Kepler menu`),
  ]
  return tracks.length > 0 ? { source: 'live', tracks } : undefined
}

function track(kind: Track['kind'], name: string, progress: Progress, text: string): Track[] {
  if (progress.of === 0) return []
  // Rounded as everywhere (F-204): the Atlas and Sentinel tell the same share.
  const percent = progressPercent(progress.done, progress.of)
  return [{ source: 'live', kind, name, percent, ...progress, text }]
}

/** Each value is the platform's where it gives one, and the specification's estimate where it does not. */
function seasonalPart(input: DashboardInput): Extra<'seasonal'> | undefined {
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
