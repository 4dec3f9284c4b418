import type { DashboardExtras } from '@ai-vault/contract/dashboard-extras.ts'
import { characterExtras } from './parts/character-extras.ts'
import { effectivenessPart, scoreHistoryPart, weaponUsagePart } from './parts/chart-parts.ts'
import type { DashboardInput } from './parts/dashboard-input.ts'
import { edgeOfFatePart } from './parts/edge-of-fate-part.ts'
import { insightParts } from './parts/insight-parts.ts'
import { missionParts } from './parts/mission-parts.ts'
import { playstyleTile, pveTile, pvpTile } from './parts/readiness-tiles.ts'
import { recentPart } from './parts/recent-part.ts'
import { scoreTile } from './parts/score-tile.ts'
import { seasonalPart } from './parts/seasonal-part.ts'
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
