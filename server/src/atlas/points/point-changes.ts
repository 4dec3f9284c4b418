import type { PointChange, PointState, PointStatus } from '@ai-vault/contract/atlas/points.ts'
import { isApprovedByVotes, isHiddenByPlayers } from '@ai-vault/game/atlas/point-rules.ts'
import type { AtlasTransaction, PointRow } from '../tables.ts'
import { type Actor, type ChangeLog, SYSTEM } from './change-log.ts'
import type { PointStore } from './point-store.ts'

/** What a submitter is told of their point. */
export interface SubmitterNotice {
  readonly to: string
  readonly point: PointRow
  readonly status: PointStatus
  readonly reason?: string
  /** What a decision made of the submitter's appeal. */
  readonly appeal?: 'granted' | 'denied'
}

interface Change {
  readonly action: PointChange['action']
  readonly actor: Actor
  readonly at: number
  readonly reason?: string | undefined
  readonly state: Partial<PointState> & { readonly shielded?: boolean }
}

export type PointChanges = ReturnType<typeof createPointChanges>

/** Changes of a point, each with its line in the log; inside a transaction that holds the point. */
export function createPointChanges(log: ChangeLog, { weighReports }: Pick<PointStore, 'weighReports'>) {
  async function apply(before: PointRow, transaction: AtlasTransaction, change: Change): Promise<PointRow> {
    const { action, actor, at, reason, state } = change
    const { hidden, shielded, ...plain } = state
    const decides = state.status !== undefined || hidden !== undefined
    const after = await transaction
      .updateTable('atlas_points')
      .set({
        ...plain,
        ...(hidden === undefined ? {} : { hidden: Number(hidden) }),
        ...(shielded === undefined ? {} : { shielded: Number(shielded) }),
        ...(decides ? { reason: reason ?? null } : {}),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await log.add(transaction, { action, actor, at, before, after, reason })
    return after
  }

  /** What the votes and reports of players bring about by themselves (G-31). */
  async function settle(point: PointRow, transaction: AtlasTransaction, at: number): Promise<PointRow> {
    const { upvotes, downvotes, open_reports: openReports, created_at: createdAt } = point
    const standing = { upvotes, downvotes, openReports, createdAt }
    const isHidden = async () =>
      isHiddenByPlayers({
        upvotes,
        downvotes,
        reportWeight: openReports > 0 ? await weighReports(point.id, transaction) : 0,
        approved: point.status === 'approved',
        builtIn: point.origin === 'installation',
      })
    if (point.hidden === 0 && point.shielded === 0 && (await isHidden())) {
      const reason = 'Hidden by the reports or votes of players until a moderator has looked at it.'
      return apply(point, transaction, { action: 'hide', actor: SYSTEM, at, reason, state: { hidden: true } })
    }
    if (point.hidden === 0 && point.status === 'pending' && isApprovedByVotes(standing, at)) {
      return apply(point, transaction, {
        action: 'approve',
        actor: SYSTEM,
        at,
        state: { status: 'approved' },
      })
    }
    return point
  }

  return { apply, settle }
}

/** A submitter hears of every decision that another one took about their point, and what became of their appeal. */
export function noticesOf(
  before: PointRow,
  after: PointRow,
  by?: string,
  appealed = false,
): readonly SubmitterNotice[] {
  const { submitted_by: to, status } = after
  if (to === null || to === by) return []
  const decided = before.status !== status && status !== 'pending'
  if (!decided && !appealed) return []
  const isShown = status !== 'refused' && after.hidden === 0
  return [
    {
      to,
      point: after,
      status: status as PointStatus,
      ...(after.reason ? { reason: after.reason } : {}),
      ...(appealed ? { appeal: isShown ? ('granted' as const) : ('denied' as const) } : {}),
    },
  ]
}
