import type { Briefing } from '@ai-vault/contract/briefing.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { Query } from '../db/database.ts'
import type { GuardianStore } from '../guardians/guardian-store.ts'
import type { IncidentStore } from '../status/incident-store.ts'
import { type ObservationStore, watchedTime } from '../status/observation-store.ts'

const DAY_MS = 86_400_000
const KEEP_MS = 30_000

export interface BriefingDeps {
  readonly query: Query
  readonly guardians: Pick<GuardianStore, 'count'>
  readonly incidents: Pick<IncidentStore, 'downtime'>
  readonly observations: Pick<ObservationStore, 'list'>
  readonly platform: Pick<Platform, 'manifest'>
  readonly now: () => number
}

export function createBriefing({ query, guardians, incidents, observations, platform, now }: BriefingDeps) {
  let kept: { readonly briefing: Briefing; readonly at: number } | undefined

  /** Written by whichever node starts first, and never again. */
  async function installedAt(): Promise<number> {
    await query
      .insertInto('installation')
      .values({ name: 'installed_at', value: String(now()) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { value } = await query
      .selectFrom('installation')
      .select('value')
      .where('name', '=', 'installed_at')
      .executeTakeFirstOrThrow()
    return Number(value)
  }

  async function count(): Promise<Briefing> {
    const since = Math.max(await installedAt(), now() - 30 * DAY_MS)
    const { known, active, items } = await guardians.count(now() - 7 * DAY_MS)
    const watched = watchedTime(await observations.list(since), since, now())
    const definitions = platform.manifest.status?.definitions ?? 0
    return {
      active_guardians: active,
      guardians_known: known,
      data_points: items + definitions,
      items_indexed: items,
      definitions_indexed: definitions,
      uptime_percent: uptimePercent(await incidents.downtime(since, now()), watched),
      since: new Date(since).toISOString(),
    }
  }

  return {
    async current(): Promise<Briefing> {
      if (!kept || now() - kept.at >= KEEP_MS) kept = { briefing: await count(), at: now() }
      return kept.briefing
    },
    markInstalled: installedAt,
  }
}

/** To two decimals; rounded down, so that 100 means not a second was missed. */
export function uptimePercent(downMs: number, spanMs: number): number {
  if (spanMs <= 0) return downMs > 0 ? 0 : 100
  return Math.floor(Math.max(0, 1 - downMs / spanMs) * 10_000) / 100
}
