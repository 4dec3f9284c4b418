import type { ProphecyAlert } from '@ai-vault/contract/advice/prophecy.ts'
import type { WishListReport } from '@ai-vault/contract/items/weapons.ts'
import { GEM_SCORE } from '@ai-vault/game/prophecy/hidden-gems.ts'
import { usageChanges } from '@ai-vault/game/prophecy/usage-change.ts'
import type { ProphecyInput } from './prophecy-input.ts'
import { dayOf, type ProphecyStore, type ReportSide } from './prophecy-store.ts'
import { SPAN_DAYS } from './report-fetcher.ts'

const DAY_MS = 86_400_000
const MOST_A_SIDE = 3
const SIDES: readonly ReportSide[] = ['pve', 'pvp']

/** What is used more or less than a month ago, in the reports of everybody who uses this installation. */
export async function usageAlerts(
  { weapons, ratings, now }: ProphecyInput,
  store: Pick<ProphecyStore, 'reports'>,
): Promise<readonly ProphecyAlert[]> {
  const reports = await store.reports(now - 2 * SPAN_DAYS * DAY_MS)
  const since = now - SPAN_DAYS * DAY_MS
  return SIDES.flatMap((side) => {
    const ofSide = reports.filter((report) => report.side === side)
    const before = ofSide.filter(({ startedAt }) => startedAt < since)
    const later = ofSide.filter(({ startedAt }) => startedAt >= since)
    // One side without a single report is nothing to compare with.
    if (before.length === 0 || later.length === 0) return []
    const changes = usageChanges(before, later)
    const sure = changes.filter((change) => change.sure)
    const shown = sure.length > 0 ? sure : changes
    return shown.slice(0, MOST_A_SIDE).map(
      ({ reportsBefore, reportsNow, ...change }): ProphecyAlert => ({
        kind: 'usage',
        side,
        ...change,
        reports_before: reportsBefore,
        reports_now: reportsNow,
        owned: weapons.filter(
          ({ type, instanceId }) =>
            type === change.type && (ratings.get(instanceId)?.[side].score ?? 0) >= GEM_SCORE,
        ).length,
      }),
    )
  })
}

/** What changed in the lists and the definitions since they were last looked at on an earlier day. */
export async function sizeAlerts(
  lists: WishListReport['lists'],
  weapons: number,
  now: number,
  store: Pick<ProphecyStore, 'noteSize' | 'sizeBefore'>,
): Promise<readonly ProphecyAlert[]> {
  const day = dayOf(now)
  const compare = async (source: string, size: number) => {
    await store.noteSize(source, day, size)
    const before = await store.sizeBefore(source, day)
    return before && before.size !== size ? { before: before.size, now: size, since: before.day } : undefined
  }
  const changed = await Promise.all(
    lists
      .filter(({ read_at }) => read_at !== undefined)
      .map(async ({ source, title, rolls }): Promise<ProphecyAlert[]> => {
        const change = await compare(`list ${source}`, rolls)
        return change ? [{ kind: 'list', list: title ?? source, ...change }] : []
      }),
  )
  const definitions = weapons > 0 ? await compare('definitions', weapons) : undefined
  return [...changed.flat(), ...(definitions ? [{ kind: 'definitions' as const, ...definitions }] : [])]
}
