import type { KNOWN_OVERALL_STATUS } from '@ai-vault/contract/service/status.ts'
import { PlatformError } from '@ai-vault/platform/errors.ts'
import type { PlatformHealth } from '@ai-vault/platform/platform.ts'

export type OverallStatus = (typeof KNOWN_OVERALL_STATUS)[number]
export type GameApiStatus = 'operational' | 'degraded' | 'error' | 'timeout'

/** How bad it is: a player can go on with `degraded`, not with `down`. */
export type Severity = 'none' | 'degraded' | 'down'

export interface Judgement {
  readonly overall: OverallStatus
  readonly gameApi: GameApiStatus
  readonly message: string
  readonly latencyMs?: number
}

/** Bungie's alert levels run from 1 (information) to 3 (red). */
const SERIOUS_ALERT = 2
const SLOW_MS = 2_000

export function severityOf(gameApi: GameApiStatus): Severity {
  if (gameApi === 'operational') return 'none'
  return gameApi === 'degraded' ? 'degraded' : 'down'
}

const judgement = (gameApi: GameApiStatus, message: string, latencyMs?: number): Judgement => ({
  // Degraded is told by the game API's own status: the whole still works.
  overall: severityOf(gameApi) === 'down' ? 'bungie_issues' : 'healthy',
  gameApi,
  message,
  ...(latencyMs === undefined ? {} : { latencyMs }),
})

/** What the platform's own words about itself mean for a player (F-356). */
export function judgeHealth({ enabled, alerts, latencyMs }: PlatformHealth): Judgement {
  if (!enabled) return judgement('error', 'The Destiny 2 servers are down for maintenance.', latencyMs)
  const serious = alerts.find((alert) => alert.level >= SERIOUS_ALERT)
  if (serious) return judgement('degraded', serious.text, latencyMs)
  if (latencyMs > SLOW_MS) return judgement('degraded', 'The Destiny 2 API answers slowly.', latencyMs)
  return judgement('operational', 'All systems operational.', latencyMs)
}

export function judgeFailure(error: unknown): Judgement {
  if (!(error instanceof PlatformError)) {
    return judgement('error', 'The Destiny 2 API could not be checked.')
  }
  switch (error.code) {
    case 'timeout':
      return judgement('timeout', 'The Destiny 2 API did not answer in time.')
    case 'throttled':
      return judgement('degraded', 'The Destiny 2 API asked us to slow down.')
    case 'maintenance':
      return judgement('error', 'The Destiny 2 servers are down for maintenance.')
    case 'configuration':
    case 'unauthorized':
      return {
        overall: 'configuration_error',
        gameApi: 'error',
        message: 'The platform refuses this installation.',
      }
    default:
      return judgement('error', error.userText)
  }
}
