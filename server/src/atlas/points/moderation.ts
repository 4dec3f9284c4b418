import type { Decision, DecisionAnswer } from '@ai-vault/contract/atlas/moderation.ts'
import { pointStateSchema } from '@ai-vault/contract/atlas/points.ts'
import { isModerating } from '@ai-vault/game/atlas/point-rules.ts'
import { cleanLine } from '@ai-vault/game/invisible-signs.ts'
import type { AtlasTransaction, PointRow } from '../tables.ts'
import type { Actor, ChangeLog } from './change-log.ts'
import { noticesOf, type PointChanges, type SubmitterNotice } from './point-changes.ts'
import type { Player, PointService } from './point-service.ts'
import type { PointStore } from './point-store.ts'
import { type Refusal, refusePoint } from './refusals.ts'

export interface ModerationDeps {
  readonly store: PointStore
  readonly log: ChangeLog
  readonly changes: PointChanges
  readonly points: Pick<PointService, 'actorOf'>
  readonly now: () => number
  readonly notify: (notice: SubmitterNotice) => Promise<void>
}

const NEEDS_REASON: ReadonlySet<Decision> = new Set(['refuse', 'hide'])

export type Moderation = ReturnType<typeof createModeration>

interface PointEdit {
  readonly name?: string | undefined
  readonly kind?: string | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly reason?: string | undefined
}

function editedState({ name, kind, lat, lng }: PointEdit) {
  const renamed = name === undefined ? undefined : cleanLine(name)
  const sorted = kind === undefined ? undefined : cleanLine(kind).toLowerCase()
  if (renamed === '') throw refusePoint('name-missing')
  if (sorted === '') throw refusePoint('kind-missing')
  const state = {
    ...(renamed ? { name: renamed } : {}),
    ...(sorted ? { kind: sorted } : {}),
    ...(lat === undefined ? {} : { lat }),
    ...(lng === undefined ? {} : { lng }),
  }
  if (Object.keys(state).length === 0) throw refusePoint('nothing-to-change')
  return state
}

async function dismissReports(
  store: PointStore,
  point: PointRow,
  transaction: AtlasTransaction,
  at: number,
): Promise<PointRow> {
  await transaction
    .updateTable('atlas_reports')
    .set({ resolved_at: at })
    .where('point_id', '=', point.id)
    .where('resolved_at', 'is', null)
    .execute()
  return store.recount(point.id, transaction)
}

/** Whether there was one: every decision answers it. */
async function closeAppeal(point: PointRow, transaction: AtlasTransaction, at: number): Promise<boolean> {
  const closed = await transaction
    .updateTable('atlas_appeals')
    .set({ resolved_at: at })
    .where('point_id', '=', point.id)
    .where('resolved_at', 'is', null)
    .returning('point_id')
    .executeTakeFirst()
  return closed !== undefined
}

/** What only moderators may do. Nobody decides about a point of their own. */
export function createModeration({ store, log, changes, points, now, notify }: ModerationDeps) {
  async function requireModerator(player: Player): Promise<Actor> {
    const actor = await points.actorOf(player)
    if (!isModerating(actor.role)) throw refusePoint('not-moderator')
    return actor
  }

  async function decideOne(
    id: string,
    action: Decision,
    actor: Actor,
    reason: string | undefined,
  ): Promise<Refusal | undefined> {
    let notices: readonly SubmitterNotice[] = []
    const refusal = await store.holding<Refusal | 'done'>(id, now(), async (point, transaction) => {
      if (point.submitted_by !== null && point.submitted_by === actor.membershipId) return 'own-point'
      const at = now()
      // Every decision settles what was reported: a moderator has looked at it.
      const looked = point.open_reports > 0 ? await dismissReports(store, point, transaction, at) : point
      const appealed = await closeAppeal(point, transaction, at)
      const change = { action, actor, at, reason }
      const after = await changes.apply(looked, transaction, { ...change, state: STATES[action] })
      notices = noticesOf(point, after, actor.membershipId, appealed)
      return 'done'
    })
    for (const each of notices) await notify(each)
    if (refusal === undefined) return 'point-not-found'
    return refusal === 'done' ? undefined : refusal
  }

  return {
    requireModerator,

    /** One after the other: a point that cannot be decided about keeps no other from it. */
    async decide(
      player: Player,
      request: {
        readonly ids: readonly string[]
        readonly action: Decision
        readonly reason?: string | undefined
      },
    ): Promise<DecisionAnswer> {
      const actor = await requireModerator(player)
      const reason = cleanLine(request.reason ?? '') || undefined
      if (NEEDS_REASON.has(request.action) && !reason) throw refusePoint('reason-missing')
      const results: DecisionAnswer['results'] = []
      for (const id of new Set(request.ids)) {
        const refusal = await decideOne(id, request.action, actor, reason)
        results.push(refusal ? { id, done: false, code: refusal } : { id, done: true })
      }
      return { results }
    },

    async edit(player: Player, id: string, edit: PointEdit): Promise<PointRow> {
      const actor = await requireModerator(player)
      const state = editedState(edit)
      const after = await store.holding(id, now(), (point, transaction) => {
        if (point.submitted_by !== null && point.submitted_by === actor.membershipId)
          throw refusePoint('own-point')
        const reason = edit.reason === undefined ? undefined : cleanLine(edit.reason)
        return changes.apply(point, transaction, { action: 'edit', actor, at: now(), reason, state })
      })
      if (!after) throw refusePoint('point-not-found')
      return after
    },

    /** Back to what the point was before a change; that is a change of its own. */
    async revert(player: Player, id: string, changeId: number): Promise<PointRow> {
      const actor = await requireModerator(player)
      const change = await log.byId(changeId)
      if (!change || change.point_id !== id || change.before === null) throw refusePoint('nothing-to-revert')
      const state = pointStateSchema.parse(JSON.parse(change.before))
      const result = await store.holding(id, now(), async (point, transaction) => {
        if (point.submitted_by !== null && point.submitted_by === actor.membershipId)
          throw refusePoint('own-point')
        const reason = `Back to what it was before change ${changeId}.`
        const after = await changes.apply(point, transaction, {
          action: 'revert',
          actor,
          at: now(),
          reason,
          state: { ...state, shielded: !state.hidden },
        })
        return { after, notices: noticesOf(point, after, actor.membershipId) }
      })
      if (!result) throw refusePoint('point-not-found')
      for (const each of result.notices) await notify(each)
      return result.after
    },
  }
}

/** What each decision makes of a point; one that is shown by a moderator is hidden by players no more. */
const STATES: Readonly<
  Record<
    Decision,
    { readonly status?: 'approved' | 'refused'; readonly hidden?: boolean; readonly shielded?: boolean }
  >
> = {
  approve: { status: 'approved', hidden: false, shielded: true },
  refuse: { status: 'refused' },
  hide: { hidden: true, shielded: false },
  show: { hidden: false, shielded: true },
  'dismiss-reports': { hidden: false, shielded: true },
}
