import type { SystemStatus } from '@ai-vault/contract/service/status.ts'
import { STATUS_HISTORY_DAYS, type StatusHistory } from '@ai-vault/contract/service/status-history.ts'
import { PlatformError } from '@ai-vault/platform/errors.ts'
import type { Platform, PlatformOutcome } from '@ai-vault/platform/platform.ts'
import { patient, within } from '../async/patience.ts'
import { ageOf } from '../composition/age.ts'
import type { IncidentStore } from './incident-store.ts'
import { type Judgement, judgeFailure, judgeHealth, severityOf } from './judge-health.ts'
import type { ObservationStore } from './observation-store.ts'

/** Between two looks that players' calls lead to. */
const DOUBT_EVERY_MS = 5_000
const CHECK_LIMIT_MS = 4_000
const HISTORY_MS = STATUS_HISTORY_DAYS * 86_400_000

export interface StatusDeps {
  readonly platform: Pick<Platform, 'health' | 'manifest'>
  readonly incidents: IncidentStore
  readonly observations: Pick<ObservationStore, 'note' | 'list'>
  readonly build: string
  /** Since when this installation can know anything. */
  readonly installedAt: number
  readonly now: () => number
  readonly checkLimitMs?: number
  /** How old an answer may be before the platform is asked again. */
  readonly keepMs: number
  /** Told once for the whole installation when an incident begins, changes or ends. */
  readonly onChange: (message: string) => Promise<void>
}

export type Status = ReturnType<typeof createStatus>

/** The platform's health, asked for at most once in a while, whoever wants to know. */
export function createStatus(deps: StatusDeps) {
  const { platform, incidents, observations, keepMs, now } = deps
  let kept: { readonly status: SystemStatus; readonly at: number } | undefined
  let checking: Promise<SystemStatus> | undefined
  let doubtedAt = Number.NEGATIVE_INFINITY
  /** The look that a player's call led to: what was kept is in doubt until it is done. */
  let doubted: Promise<unknown> | undefined

  async function noteIncident({ gameApi, message }: Judgement): Promise<string | undefined> {
    const seenUntil = await observations.note(now())
    if (seenUntil !== undefined) await incidents.endUnseen(seenUntil)
    const severity = severityOf(gameApi)
    const { id, changed } = await incidents.note(severity, message, now())
    if (changed) await deps.onChange(severity === 'none' ? 'The Destiny 2 services are back.' : message)
    return id
  }

  async function check(): Promise<SystemStatus> {
    const judgement = await within(
      deps.checkLimitMs ?? patient(CHECK_LIMIT_MS),
      platform.health(),
      tooLate,
    ).then(judgeHealth, judgeFailure)
    const incidentId = await noteIncident(judgement)
    const version = platform.manifest.status?.version
    const status: SystemStatus = {
      overall_status: judgement.overall,
      game_api: {
        status: judgement.gameApi,
        message: judgement.message,
        ...(judgement.latencyMs === undefined ? {} : { latency_ms: judgement.latencyMs }),
      },
      ...(version ? { manifest_version: version } : {}),
      build: deps.build,
      ...(incidentId ? { incident_id: incidentId } : {}),
      checked_at: new Date(now()).toISOString(),
    }
    kept = { status, at: now() }
    return status
  }

  function look(): Promise<SystemStatus> {
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }

  return {
    async current(): Promise<SystemStatus> {
      await doubted
      return kept && ageOf(kept.at, now()) < keepMs ? kept.status : look()
    },

    /**
     * What players' calls meet: where it contradicts the last look, the next one is due, and pages hear of the
     * maintenance with the first player who runs into it.
     */
    record(outcome: PlatformOutcome): void {
      const down = kept?.status.overall_status === 'bungie_issues'
      const contradicts = outcome === 'answered' ? down : outcome === 'maintenance' && !down
      if (!contradicts || checking || ageOf(doubtedAt, now()) < DOUBT_EVERY_MS) return
      doubtedAt = now()
      const looking = look()
        .catch(() => {})
        .finally(() => {
          if (doubted === looking) doubted = undefined
        })
      doubted = looking
    },

    /** The incidents of 30 days, as far back as this installation goes. */
    async history(): Promise<StatusHistory> {
      const since = Math.max(deps.installedAt, now() - HISTORY_MS)
      const rows = await incidents.history(since)
      const watched = await observations.list(since)
      return {
        since: isoTime(since),
        until: isoTime(now()),
        observed: watched.map(({ began_at, seen_until }) => ({
          from: isoTime(Math.max(began_at, since)),
          to: isoTime(seen_until),
        })),
        incidents: rows.map(({ id, status, message, began_at, ended_at }) => ({
          id,
          severity: status === 'down' ? 'down' : 'degraded',
          message,
          began_at: isoTime(began_at),
          ...(ended_at === null ? {} : { ended_at: isoTime(ended_at) }),
        })),
      }
    },
  }
}

const isoTime = (at: number) => new Date(at).toISOString()

/** The caller gives up after 5 s, so an answer that says "timeout" has to come before that. */
function tooLate(): never {
  throw new PlatformError({ code: 'timeout', userText: 'The health check took too long.' })
}
