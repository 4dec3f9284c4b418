import { randomUUID } from 'node:crypto'
import type { PlayerStanding, Submission } from '@ai-vault/contract/atlas/points.ts'
import {
  DAILY_REPORTS,
  DAILY_SUBMISSIONS,
  DAILY_WINDOW_MS,
  type Direction,
  isModerating,
  roleOf,
  voteAfter,
} from '@ai-vault/game/atlas/point-rules.ts'
import { cleanLine } from '@ai-vault/game/invisible-signs.ts'
import { lockInTransaction } from '../../db/lock-in-transaction.ts'
import type { Session } from '../../sessions/guards/authenticate.ts'
import type { AtlasQuery, AtlasTransaction, PointRow } from '../tables.ts'
import type { Actor, ChangeLog } from './change-log.ts'
import { noticesOf, type PointChanges, type SubmitterNotice } from './point-changes.ts'
import type { PointStore } from './point-store.ts'
import { refuseDailyLimit, refusePoint } from './refusals.ts'

/** The same submission again within this time is a second press of the button. */
const SECOND_PRESS_MS = 60_000

export type Player = Pick<Session, 'membershipId' | 'displayName'>

export interface PointServiceDeps {
  readonly query: AtlasQuery
  readonly store: PointStore
  readonly log: ChangeLog
  readonly changes: PointChanges
  readonly settings: { readonly admins: readonly string[]; readonly moderators: readonly string[] }
  readonly now: () => number
  readonly notify: (notice: SubmitterNotice) => Promise<void>
}

export type PointService = ReturnType<typeof createPointService>

const isVisibleTo = (point: PointRow, { membershipId, role }: Actor) =>
  (point.hidden === 0 && point.status !== 'refused') ||
  point.submitted_by === membershipId ||
  (role !== 'system' && isModerating(role))

/** A point of somebody else that the player can see. */
function requireOthers(point: PointRow | undefined, actor: Actor): PointRow {
  if (!point || !isVisibleTo(point, actor)) throw refusePoint('point-not-found')
  if (point.submitted_by !== null && point.submitted_by === actor.membershipId) throw refusePoint('own-point')
  if (point.status === 'refused') throw refusePoint('point-closed')
  return point
}

/** Who acts, as what the map owes to them. */
function createActors({ store, settings }: Pick<PointServiceDeps, 'store' | 'settings'>) {
  return async function actorOf({ membershipId, displayName }: Player) {
    const acceptedPoints = await store.acceptedPoints(membershipId)
    const role = roleOf(membershipId, settings, acceptedPoints)
    return { membershipId, name: displayName, role, acceptedPoints }
  }
}
type ActorOf = ReturnType<typeof createActors>

interface Pressed extends Pick<Submission, 'name' | 'kind' | 'lat' | 'lng'> {
  readonly at: number
}

/** The same submission a moment before: a second press of the button. */
function samePress(
  transaction: AtlasTransaction,
  { membershipId, name, kind, lat, lng, at }: Pressed & { readonly membershipId: string },
): Promise<PointRow | undefined> {
  return transaction
    .selectFrom('atlas_points')
    .selectAll()
    .where('submitted_by', '=', membershipId)
    .where('created_at', '>', at - SECOND_PRESS_MS)
    .where('name', '=', name)
    .where('kind', '=', kind)
    .where('lat', '=', lat)
    .where('lng', '=', lng)
    .executeTakeFirst()
}

function insertPending(
  transaction: AtlasTransaction,
  player: Player,
  { destinationHash, at, ...place }: Pressed & Pick<Submission, 'destinationHash'>,
): Promise<PointRow> {
  return transaction
    .insertInto('atlas_points')
    .values({
      ...place,
      id: randomUUID(),
      origin: 'player',
      destination_hash: destinationHash,
      zone_hash: null,
      status: 'pending',
      hidden: 0,
      shielded: 0,
      reason: null,
      submitted_by: player.membershipId,
      submitter_name: player.displayName,
      created_at: at,
      upvotes: 0,
      downvotes: 0,
      open_reports: 0,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What a player does about points of their own. */
function submissions({ query, store, log, now }: PointServiceDeps, actorOf: ActorOf) {
  return {
    async submit(player: Player, submission: Submission): Promise<PointRow> {
      const actor = await actorOf(player)
      const { membershipId } = player
      const name = cleanLine(submission.name)
      const kind = cleanLine(submission.kind).toLowerCase()
      if (name === '') throw refusePoint('name-missing')
      if (kind === '') throw refusePoint('kind-missing')
      return query.transaction().execute(async (transaction) => {
        await lockInTransaction(transaction, 'points', membershipId)
        const at = now()
        const { lat, lng, destinationHash } = submission
        const again = await samePress(transaction, { membershipId, name, kind, lat, lng, at })
        if (again) return again
        const limit = DAILY_SUBMISSIONS[actor.role]
        const submitted = await log.countSince(membershipId, 'submit', at - DAILY_WINDOW_MS, transaction)
        if (submitted >= limit) throw refuseDailyLimit('submitted', limit)
        const point = await insertPending(transaction, player, { name, kind, lat, lng, destinationHash, at })
        await log.add(transaction, { action: 'submit', actor, at, after: point })
        return point
      })
    },

    /** The submitter of a refused or hidden point asks for another look at it, once. */
    async appeal(player: Player, id: string, text: string): Promise<void> {
      const actor = await actorOf(player)
      const reason = cleanLine(text)
      if (reason === '') throw refusePoint('appeal-missing')
      const found = await store.holding(id, now(), async (point, transaction) => {
        if (point.submitted_by !== player.membershipId) throw refusePoint('point-not-found')
        if (point.status !== 'refused' && point.hidden === 0) throw refusePoint('not-appealable')
        const at = now()
        const added = await transaction
          .insertInto('atlas_appeals')
          .values({
            point_id: id,
            membership_id: player.membershipId,
            text: reason,
            created_at: at,
            resolved_at: null,
          })
          .onConflict((conflict) => conflict.column('point_id').doNothing())
          .returning('point_id')
          .executeTakeFirst()
        if (!added) throw refusePoint('already-appealed')
        await log.add(transaction, {
          action: 'appeal',
          actor,
          at,
          before: point,
          after: point,
          reason,
        })
        return true
      })
      if (!found) throw refusePoint('point-not-found')
    },

    /** The player takes back a point that nobody has decided about. */
    async withdraw(player: Player, id: string): Promise<void> {
      const actor = await actorOf(player)
      const found = await store.holding(id, now(), async (point, transaction) => {
        if (point.submitted_by !== player.membershipId) throw refusePoint('point-not-found')
        if (point.status !== 'pending') throw refusePoint('point-closed')
        await log.add(transaction, { action: 'withdraw', actor, at: now(), before: point, after: point })
        for (const table of ['atlas_votes', 'atlas_reports', 'atlas_appeals', 'atlas_found'] as const) {
          await transaction.deleteFrom(table).where('point_id', '=', id).execute()
        }
        await transaction.deleteFrom('atlas_points').where('id', '=', id).execute()
        return true
      })
      if (!found) throw refusePoint('point-not-found')
    },
  }
}

/** What a player says about the points of others. */
function opinions({ store, log, changes, now }: PointServiceDeps, actorOf: ActorOf, notifyAll: NotifyAll) {
  return {
    async vote(player: Player, id: string, pressed: Direction) {
      const actor = await actorOf(player)
      const result = await store.holding(id, now(), async (point, transaction) => {
        requireOthers(point, actor)
        const { membershipId } = player
        const held = await transaction
          .selectFrom('atlas_votes')
          .select('direction')
          .where('point_id', '=', id)
          .where('membership_id', '=', membershipId)
          .executeTakeFirst()
        const before = held && (held.direction === 'up' ? 'up' : 'down')
        const after = voteAfter(before, pressed)
        await transaction
          .deleteFrom('atlas_votes')
          .where('point_id', '=', id)
          .where('membership_id', '=', membershipId)
          .execute()
        if (after) {
          await transaction
            .insertInto('atlas_votes')
            .values({ point_id: id, membership_id: membershipId, direction: after, voted_at: now() })
            .execute()
        }
        const counted = await store.recount(id, transaction)
        const settled = await changes.settle(counted, transaction, now())
        return { point: settled, vote: after, notices: noticesOf(counted, settled) }
      })
      if (!result) throw refusePoint('point-not-found')
      await notifyAll(result.notices)
      return result
    },

    async report(player: Player, id: string, reason: string, text: string | undefined): Promise<PointRow> {
      const actor = await actorOf(player)
      const comment = text === undefined ? '' : cleanLine(text)
      const point = await store.holding(id, now(), async (held, transaction) => {
        requireOthers(held, actor)
        const at = now()
        const added = await transaction
          .insertInto('atlas_reports')
          .values({
            point_id: id,
            membership_id: player.membershipId,
            reason,
            text: comment || null,
            created_at: at,
            resolved_at: null,
          })
          .onConflict((conflict) => conflict.columns(['point_id', 'membership_id']).doNothing())
          .returning('point_id')
          .executeTakeFirst()
        if (!added) throw refusePoint('already-reported')
        await lockInTransaction(transaction, 'reports', player.membershipId)
        const limit = DAILY_REPORTS[actor.role]
        const since = at - DAILY_WINDOW_MS
        const reported = await log.countSince(player.membershipId, 'report', since, transaction)
        if (reported >= limit) throw refuseDailyLimit('reported', limit)
        const counted = await store.recount(id, transaction)
        await log.add(transaction, { action: 'report', actor, at, before: held, after: counted, reason })
        return changes.settle(counted, transaction, at)
      })
      if (!point) throw refusePoint('point-not-found')
      return point
    },
  }
}

type NotifyAll = (notices: readonly SubmitterNotice[]) => Promise<void>

/** What players may do with the points of the map, and what follows from it. */
export function createPointService(deps: PointServiceDeps) {
  const { store, log, changes, now, notify } = deps
  const actorOf = createActors(deps)

  const notifyAll: NotifyAll = async (notices) => {
    for (const each of notices) await notify(each)
  }

  return {
    actorOf,
    ...submissions(deps, actorOf),
    ...opinions(deps, actorOf, notifyAll),

    async standing(player: Player): Promise<PlayerStanding> {
      const { role, acceptedPoints } = await actorOf(player)
      const limit = DAILY_SUBMISSIONS[role]
      const submitted = await log.countSince(player.membershipId, 'submit', now() - DAILY_WINDOW_MS)
      return {
        role,
        accepted_points: acceptedPoints,
        submissions_left: Number.isFinite(limit) ? Math.max(0, limit - submitted) : null,
      }
    },

    /** Approves what the votes of players have made ripe; every node may do it, each point is approved once. */
    async sweep(): Promise<number> {
      let approved = 0
      for (const id of await store.ripe(now())) {
        const notices = await store.holding(id, now(), async (point, transaction) => {
          const settled = await changes.settle(point, transaction, now())
          if (settled !== point) approved++
          return noticesOf(point, settled)
        })
        await notifyAll(notices ?? [])
      }
      return approved
    },
  }
}
