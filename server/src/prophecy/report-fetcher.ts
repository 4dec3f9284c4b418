/**
 * Reads the reports of a player's runs in the background, a few at a time: what they used, and what everybody in the
 * activity used. Reports never change, so each is read once. Of the last 30 days and of the 30 before, the newest are
 * enough to compare.
 */
import type { Run } from '@ai-vault/game/history/run.ts'
import type { WeaponType } from '@ai-vault/game/items.ts'
import { isPvp } from '@ai-vault/game/scores/week/activity-kinds.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { ActivityReport, Platform } from '@ai-vault/platform/platform.ts'
import { createKeyedWork, type WorkEnds } from '../async/keyed-work.ts'
import { limitConcurrency } from '../async/limit-concurrency.ts'
import type { OwnUse, ProphecyStore, ReadReport } from './prophecy-store.ts'

const DAY_MS = 86_400_000
export const SPAN_DAYS = 30
/** Reports read for each span of SPAN_DAYS: the newest ones. */
const MOST_REPORTS = 30
const AT_ONCE = 3

export interface ReportFetcherDeps {
  readonly platform: Pick<Platform, 'readReport'> & { readonly manifest: Pick<Manifest, 'weapon'> }
  readonly store: ProphecyStore
  readonly onFailed?: (error: unknown) => void
}

export type ReportFetcher = ReturnType<typeof createReportFetcher>

/** The runs whose reports are wanted and not there yet, newest first. */
export function wantedReports(runs: readonly Run[], read: readonly OwnUse[], now: number): readonly Run[] {
  const known = new Set(read.map(({ instanceId }) => instanceId))
  const within = (from: number, to: number) =>
    runs
      .filter(({ startedAt }) => startedAt >= now - from * DAY_MS && startedAt < now - to * DAY_MS)
      .toSorted((one, other) => other.startedAt - one.startedAt)
      .slice(0, MOST_REPORTS)
  return [...within(SPAN_DAYS, 0), ...within(2 * SPAN_DAYS, SPAN_DAYS)].filter(
    ({ instanceId }) => !known.has(instanceId),
  )
}

export function createReportFetcher({ platform, store, onFailed }: ReportFetcherDeps) {
  const reading = createKeyedWork()

  /** A report that fails ends the rest of this round; those under way are waited for, so that none runs on unseen. */
  async function readAll(membershipId: string, runs: readonly Run[], ends: WorkEnds) {
    const limited = limitConcurrency(AT_ONCE)
    let failing = false
    const read = async (run: Run) => {
      if (failing || ends.dropped.aborted || ends.stopping.aborted) return
      try {
        const report = await platform.readReport(run.instanceId)
        // Whoever was forgotten while the platform answered is not written about again.
        if (ends.dropped.aborted) return
        await store.save(membershipId, summarize(report, membershipId, run, platform.manifest))
      } catch (error) {
        failing = true
        throw error
      }
    }
    const results = await Promise.allSettled(runs.map((run) => limited(() => read(run))))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) onFailed?.(failed.reason)
  }

  return {
    /** Begins unless it is under way; answers at once. A failure ends it until somebody asks again. */
    wake(membershipId: string, runs: readonly Run[]) {
      if (runs.length > 0) reading.begin(membershipId, (ends) => readAll(membershipId, runs, ends))
    },
    isReading: reading.has,
    /** Resolves when nothing is written about this player any more. */
    drop: reading.drop,
    stop: reading.stop,
  }
}

export function summarize(
  report: ActivityReport,
  membershipId: string,
  run: Pick<Run, 'instanceId' | 'startedAt'>,
  manifest: Pick<Manifest, 'weapon'>,
): ReadReport {
  const kills: Partial<Record<WeaponType, number>> = {}
  const own: Record<number, number> = {}
  for (const entry of report.entries) {
    for (const { hash, values } of entry.weapons) {
      const count = values.uniqueWeaponKills ?? 0
      const type = manifest.weapon(hash)?.type
      if (type && count > 0) kills[type] = (kills[type] ?? 0) + count
      if (entry.membershipId === membershipId && count > 0) own[hash] = (own[hash] ?? 0) + count
    }
  }
  return {
    instanceId: run.instanceId,
    startedAt: run.startedAt,
    side: isPvp(report.modes) ? 'pvp' : 'pve',
    kills,
    own,
  }
}
