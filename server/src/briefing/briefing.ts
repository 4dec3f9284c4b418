import type { Briefing } from '@ai-vault/contract/dashboard/briefing.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { ageOf } from '../composition/age.ts'
import type { GuardianStore } from '../guardians/guardian-store.ts'
import type { IncidentStore } from '../status/incident-store.ts'
import { type ObservationStore, watchedTime } from '../status/observation-store.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const KEEP_MS = 30_000

export interface BriefingDeps {
  readonly guardianCounts: Pick<GuardianStore, 'count'>
  readonly incidents: Pick<IncidentStore, 'outages'>
  readonly observations: Pick<ObservationStore, 'list'>
  readonly platform: Pick<Platform, 'manifest'>
  readonly now: () => number
}

export function createBriefing({ guardianCounts, incidents, observations, platform, now }: BriefingDeps) {
  let kept: { readonly briefing: Briefing; readonly at: number } | undefined

  /** An outage counts as far as somebody saw it: about the rest nothing is known. */
  async function lookBack(from: number, to: number) {
    const looks = await observations.list(from)
    const outages = await incidents.outages(from, to)
    return {
      watched: watchedTime(looks, from, to),
      down: outages.reduce((sum, outage) => sum + watchedTime(looks, outage.from, outage.to), 0),
    }
  }

  async function count(): Promise<Briefing> {
    const { known, active, items } = await guardianCounts.count(now() - 7 * DAY_MS)
    const { watched, down } = await lookBack(now() - 30 * DAY_MS, now())
    const definitions = platform.manifest.status?.definitions ?? 0
    return {
      active_guardians: active,
      guardians_known: known,
      data_points: items + definitions,
      items_indexed: items,
      definitions_indexed: definitions,
      ...uptime(down, watched),
      watched_minutes: Math.floor(watched / MINUTE_MS),
    }
  }

  return {
    async current(): Promise<Briefing> {
      if (!kept || ageOf(kept.at, now()) >= KEEP_MS) kept = { briefing: await count(), at: now() }
      return kept.briefing
    },
  }
}

/** To two decimals; rounded down, so that 100 means not a second was missed. A single look is no time watched. */
export function uptime(downMs: number, watchedMs: number): Pick<Briefing, 'uptime_percent'> {
  if (watchedMs < MINUTE_MS) return {}
  return { uptime_percent: Math.floor((1 - downMs / watchedMs) * 10_000) / 100 }
}
