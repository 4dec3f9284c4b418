import type { SystemStatus } from '@ai-vault/contract/service/status.ts'
import { words } from '../words.ts'

/**
 * What the shell says about the system. The banner stands when the whole is not healthy or the game's API is degraded,
 * failing or timing out (F-047, F-048); a check that fails itself shows no banner, and the dot turns to 'other' (G-23).
 */
export type BannerKind = 'servers' | 'slow' | 'degraded' | 'configuration' | 'unknown'
export type DotState = 'operational' | 'degraded' | 'down' | 'other'

export interface SystemSignal {
  readonly dot: DotState
  readonly banner: BannerKind | null
}

const CALM_API = ['ok', 'healthy', 'operational']

function bannerKind({ overall_status, game_api }: SystemStatus): BannerKind | null {
  if (overall_status === 'configuration_error') return 'configuration'
  if (game_api.status === 'timeout') return 'slow'
  if (overall_status === 'bungie_issues' || game_api.status === 'error') return 'servers'
  if (game_api.status === 'degraded' || overall_status === 'degraded') return 'degraded'
  return overall_status === 'healthy' ? null : 'unknown'
}

const DOT_OF_BANNER = {
  servers: 'down',
  slow: 'degraded',
  degraded: 'degraded',
  configuration: 'other',
  unknown: 'other',
} as const

export function readSignal(status: SystemStatus | undefined): SystemSignal {
  if (!status) return { dot: 'other', banner: null }
  const banner = bannerKind(status)
  if (banner) return { dot: DOT_OF_BANNER[banner], banner }
  return { dot: CALM_API.includes(status.game_api.status) ? 'operational' : 'other', banner: null }
}

/** A dismissed banner stays away for its incident and comes back for the next one (F-049). */
export function incidentOf(status: SystemStatus): string {
  return status.incident_id ?? `${status.overall_status}/${status.game_api.status}`
}

export const DOT_WORDS = words.system
