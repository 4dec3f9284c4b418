import {
  changeSchema,
  type PointChange,
  type PointState,
  pointStateSchema,
} from '@ai-vault/contract/atlas/points.ts'
import type { Role } from '@ai-vault/game/atlas/point-rules.ts'
import type { AtlasQuery, AtlasTransaction, ChangeRow, PointRow } from '../tables.ts'

/** Who changed something: a player in a role, or a rule. */
export interface Actor {
  readonly membershipId?: string
  readonly name?: string
  readonly role: Role | 'system'
}
export const SYSTEM: Actor = { role: 'system' }

type Action = PointChange['action']
export type ChangeLog = ReturnType<typeof createChangeLog>

export const stateOf = ({ name, kind, lat, lng, status, hidden }: PointRow): PointState =>
  pointStateSchema.parse({ name, kind, lat, lng, status, hidden: hidden === 1 })

/** Every change of every point, for its history and for the public log. */
export function createChangeLog(query: AtlasQuery) {
  const rows = () =>
    query
      .selectFrom('atlas_changes')
      .leftJoin('atlas_points', 'atlas_points.id', 'atlas_changes.point_id')
      .selectAll('atlas_changes')
      .select([
        'atlas_points.name as point',
        'atlas_points.status as status',
        'atlas_points.hidden as hidden',
        'atlas_points.submitted_by as submitted_by',
      ])
      .orderBy('atlas_changes.id', 'desc')

  return {
    async add(
      transaction: AtlasTransaction,
      change: {
        readonly action: Action
        readonly actor: Actor
        readonly at: number
        readonly before?: PointRow | undefined
        readonly after: PointRow
        readonly reason?: string | undefined
      },
    ): Promise<void> {
      const { action, actor, at, before, after, reason } = change
      await transaction
        .insertInto('atlas_changes')
        .values({
          point_id: after.id,
          at,
          action,
          actor: actor.membershipId ?? null,
          actor_role: actor.role,
          actor_name: actor.name ?? null,
          reason: reason ?? null,
          before: before ? JSON.stringify(stateOf(before)) : null,
          after: JSON.stringify(stateOf(after)),
        })
        .execute()
    },

    async byId(id: number): Promise<ChangeRow | undefined> {
      return query.selectFrom('atlas_changes').selectAll().where('id', '=', id).executeTakeFirst()
    },

    /** How often a player has submitted since then; points that were taken back count as well. */
    async countSince(
      membershipId: string,
      action: 'submit' | 'report',
      since: number,
      from: Pick<AtlasQuery, 'selectFrom'> = query,
    ): Promise<number> {
      const { done } = await from
        .selectFrom('atlas_changes')
        .select((change) => change.fn.countAll<number>().as('done'))
        .where('actor', '=', membershipId)
        .where('at', '>', since)
        .where('action', '=', action)
        .executeTakeFirstOrThrow()
      return done
    },

    async count(): Promise<number> {
      const { changes } = await query
        .selectFrom('atlas_changes')
        .select((change) => change.fn.countAll<number>().as('changes'))
        .executeTakeFirstOrThrow()
      return changes
    },

    /** The newest first; of one point, or of all. */
    async page(options: {
      readonly reader: LogReader
      readonly pointId?: string
      readonly before?: number | undefined
      readonly limit: number
    }): Promise<{ readonly changes: PointChange[]; readonly more: boolean }> {
      let wanted = rows().limit(options.limit + 1)
      if (options.pointId !== undefined) wanted = wanted.where('atlas_changes.point_id', '=', options.pointId)
      if (options.before !== undefined) wanted = wanted.where('atlas_changes.id', '<', options.before)
      const found = await wanted.execute()
      return {
        changes: found.slice(0, options.limit).map((row) => toChange(row, options.reader)),
        more: found.length > options.limit,
      }
    },
  }
}

const BY_NAME: ReadonlySet<string> = new Set(['moderator', 'admin'])

/** Who reads the log, and whether they moderate. */
export interface LogReader {
  readonly membershipId: string
  readonly moderates: boolean
}

/** A change and the point as it is now; all of that is null once the point was taken back. */
type LoggedRow = ChangeRow & {
  readonly point: string | null
  readonly status: string | null
  readonly hidden: number | null
  readonly submitted_by: string | null
}

/** What the map keeps from a player, the log keeps as well. */
function maySee(row: LoggedRow, { membershipId, moderates }: LogReader): boolean {
  if (moderates) return true
  if (row.point === null) return row.actor === membershipId
  return row.submitted_by === membershipId || (row.hidden === 0 && row.status !== 'refused')
}

/** The words of a report are for nobody but the queue, those of an appeal for moderators and for who wrote it. */
function mayReadReason({ action, actor }: ChangeRow, { membershipId, moderates }: LogReader): boolean {
  if (action === 'report') return false
  return action !== 'appeal' || moderates || actor === membershipId
}

/** Moderators answer for what they do by name; who submits or reports is not named to others. */
function toChange(row: LoggedRow, reader: LogReader): PointChange {
  const read = (state: string | null) =>
    state === null ? undefined : pointStateSchema.parse(JSON.parse(state))
  const [before, after] = [read(row.before), read(row.after)]
  const named = BY_NAME.has(row.actor_role) && row.actor_name !== null
  // Moderators read what it was called then; everybody else what it is called now.
  const point = (reader.moderates ? after?.name : undefined) ?? row.point ?? after?.name
  return changeSchema.parse({
    id: row.id,
    point_id: row.point_id,
    ...(point !== undefined && maySee(row, reader) ? { point } : {}),
    at: row.at,
    action: row.action,
    by: row.actor_role,
    you: row.actor !== null && row.actor === reader.membershipId,
    ...(named ? { name: row.actor_name } : {}),
    ...(row.reason && mayReadReason(row, reader) ? { reason: row.reason } : {}),
    ...(before && reader.moderates ? { before } : {}),
    ...(after && reader.moderates ? { after } : {}),
  })
}
