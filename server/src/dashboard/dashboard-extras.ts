import type { DashboardExtras, Extra } from '@ai-vault/contract/dashboard/extras.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import { powerBarPercent, scalePower } from '@ai-vault/game/scores/week/season.ts'
import { effectivenessPart, scoreHistoryPart, weaponUsagePart } from './parts/chart-parts.ts'
import type { DashboardInput } from './parts/dashboard-input.ts'
import { insightParts } from './parts/insight-parts.ts'
import { nextStepParts } from './parts/next-steps/next-steps.ts'
import { starterPathPart } from './parts/next-steps/starter-steps.ts'
import { postmasterOf } from './parts/postmaster.ts'
import { edgeOfFatePart } from './parts/progress/edge-of-fate-part.ts'
import { missionParts } from './parts/progress/mission-parts.ts'
import { seasonalPart } from './parts/progress/seasonal-part.ts'
import { weeklyPart } from './parts/progress/weekly-part.ts'
import { playstyleTile, pveTile, pvpTile } from './parts/readiness-tiles.ts'
import { recentPart } from './parts/recent-part.ts'
import { scoreTile } from './parts/score-tile.ts'
import { vaultHealthPart, vaultPart } from './parts/vault-parts.ts'

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
