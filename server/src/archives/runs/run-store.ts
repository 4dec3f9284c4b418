import { MODES_OF_TYPE, type Run } from '@ai-vault/game/history/run.ts'
import type { RunOrder, RunType } from '@ai-vault/game/history/run-filters.ts'
import { sql } from 'kysely'
import type { Query, QueryOf } from '../../db/database.ts'

type Tables = {
  activity_runs: {
    membership_id: string
    instance_id: string
    character_id: string
    started_at: number
    activity_hash: number
    director_hash: number
    modes: string
    completed: number | null
    standing: number | null
    kills: number | null
    deaths: number | null
    assists: number | null
    score: number | null
    duration_seconds: number | null
    played_seconds: number | null
  }
  activity_fetches: {
    membership_id: string
    character_id: string
    next_page: number
    whole_since: number | null
    checked_at: number | null
  }
  activity_fetch_leases: { membership_id: string; owner: string; until: number }
  activity_digests: { membership_id: string; body: Uint8Array }
}

type Row = Tables['activity_runs']

export interface RunFilter {
  readonly from?: number
  readonly before?: number
  readonly type?: RunType
}

export interface FetchState {
  readonly characterId: string
  readonly nextPage: number
  readonly whole: boolean
  readonly checkedAt: number | undefined
}

/** Runs that began in the same moment are told apart by their ids: one activity may be a run of two characters. */
export type Cursor = Pick<Run, 'startedAt' | 'instanceId' | 'characterId'>

/** What the largest value of comes first; runs that do not tell it come last. */
const ORDERED_BY: Readonly<Record<Exclude<RunOrder, 'newest'>, ReturnType<typeof sql<number>>>> = {
  longest: sql<number>`coalesce(duration_seconds, -1)`,
  score: sql<number>`coalesce(score, -1)`,
  kd: sql<number>`coalesce(1.0 * kills / case when deaths > 1 then deaths else 1 end, -1)`,
}

export type RunStore = ReturnType<typeof createRunStore>

/** SQLite takes at most 32,766 values in one statement. */
const ROWS_AT_ONCE = 500

function storedRuns(query: QueryOf<Tables>) {
  const matching = (membershipId: string, { from, before, type = 'all' }: RunFilter) =>
    query
      .selectFrom('activity_runs')
      .where('membership_id', '=', membershipId)
      .$if(from !== undefined, (select) => select.where('started_at', '>=', from as number))
      .$if(before !== undefined, (select) => select.where('started_at', '<', before as number))
      .$if(type !== 'all', (select) =>
        select.where((row) =>
          row.or(
            MODES_OF_TYPE[type as Exclude<RunType, 'all'>].map((mode) => row('modes', 'like', `%,${mode},%`)),
          ),
        ),
      )

  return {
    /** Runs that are there already stay as they are; answers how many were new. */
    async add(membershipId: string, runs: readonly Run[]): Promise<number> {
      let added = 0
      for (let at = 0; at < runs.length; at += ROWS_AT_ONCE) {
        const result = await query
          .insertInto('activity_runs')
          .values(runs.slice(at, at + ROWS_AT_ONCE).map((run) => rowOf(membershipId, run)))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        added += Number(result.numInsertedOrUpdatedRows ?? 0)
      }
      return added
    },

    /** Newest first. */
    async list(membershipId: string, filter: RunFilter, limit?: number, after?: Cursor): Promise<Run[]> {
      const rows = await matching(membershipId, filter)
        .selectAll()
        .$if(after !== undefined, (select) =>
          select.where(
            sql<boolean>`(started_at, instance_id, character_id) < (${after?.startedAt}, ${after?.instanceId}, ${after?.characterId})`,
          ),
        )
        .orderBy('started_at', 'desc')
        .orderBy('instance_id', 'desc')
        .orderBy('character_id', 'desc')
        .$if(limit !== undefined, (select) => select.limit(limit as number))
        .execute()
      return rows.map(runOfRow)
    },

    /** In another order than the newest first, from a place on. */
    async ranked(
      membershipId: string,
      filter: RunFilter,
      order: Exclude<RunOrder, 'newest'>,
      limit: number,
      from: number,
    ): Promise<Run[]> {
      const rows = await matching(membershipId, filter)
        .selectAll()
        .orderBy(ORDERED_BY[order], 'desc')
        .orderBy('started_at', 'desc')
        .orderBy('instance_id', 'desc')
        .orderBy('character_id', 'desc')
        .limit(limit)
        .offset(from)
        .execute()
      return rows.map(runOfRow)
    },

    /** How many of these runs of a character are there already. */
    async known(membershipId: string, characterId: string, instanceIds: readonly string[]): Promise<number> {
      if (instanceIds.length === 0) return 0
      const { known } = await query
        .selectFrom('activity_runs')
        .select((row) => row.fn.countAll<number>().as('known'))
        .where('membership_id', '=', membershipId)
        .where('character_id', '=', characterId)
        .where('instance_id', 'in', instanceIds)
        .executeTakeFirstOrThrow()
      return Number(known)
    },

    async count(membershipId: string, filter: RunFilter = {}): Promise<number> {
      const { runs } = await matching(membershipId, filter)
        .select((row) => row.fn.countAll<number>().as('runs'))
        .executeTakeFirstOrThrow()
      return Number(runs)
    },
  }
}

/** How far the history was fetched, and who is fetching it. */
const fetches = (query: QueryOf<Tables>) => ({
  async states(membershipId: string): Promise<FetchState[]> {
    const rows = await query
      .selectFrom('activity_fetches')
      .selectAll()
      .where('membership_id', '=', membershipId)
      .execute()
    return rows.map((row) => ({
      characterId: row.character_id,
      nextPage: row.next_page,
      whole: row.whole_since !== null,
      checkedAt: row.checked_at === null ? undefined : Number(row.checked_at),
    }))
  },

  async saveState(membershipId: string, state: FetchState, now: number): Promise<void> {
    const values = {
      next_page: state.nextPage,
      whole_since: state.whole ? now : null,
      checked_at: state.checkedAt ?? null,
    }
    await query
      .insertInto('activity_fetches')
      .values({ membership_id: membershipId, character_id: state.characterId, ...values })
      .onConflict((conflict) => conflict.columns(['membership_id', 'character_id']).doUpdateSet(values))
      .execute()
  },

  /** True where this owner may fetch now and nobody else until then. */
  async lease(membershipId: string, owner: string, now: number, until: number): Promise<boolean> {
    const result = await query
      .insertInto('activity_fetch_leases')
      .values({ membership_id: membershipId, owner, until })
      .onConflict((conflict) =>
        conflict
          .column('membership_id')
          .doUpdateSet({ owner, until })
          .where((row) =>
            row.or([
              row('activity_fetch_leases.until', '<', now),
              row('activity_fetch_leases.owner', '=', owner),
            ]),
          ),
      )
      .executeTakeFirst()
    return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
  },

  async release(membershipId: string, owner: string): Promise<void> {
    await query
      .deleteFrom('activity_fetch_leases')
      .where('membership_id', '=', membershipId)
      .where('owner', '=', owner)
      .execute()
  },

  /** A process that holds the database alone knows that whoever held a lease before it is gone. */
  async releaseAll(): Promise<void> {
    await query.deleteFrom('activity_fetch_leases').execute()
  },
})

export function createRunStore(database: Query) {
  const query = database.withTables<Tables>()

  return {
    ...storedRuns(query),
    ...fetches(query),
    /** A copy of a long history in one piece, as it was kept. */
    async digest(membershipId: string): Promise<Uint8Array | undefined> {
      const row = await query
        .selectFrom('activity_digests')
        .select('body')
        .where('membership_id', '=', membershipId)
        .executeTakeFirst()
      return row?.body
    },
    /** Only beside the runs themselves: nothing is left of a player who was forgotten meanwhile. */
    async keepDigest(membershipId: string, body: Uint8Array): Promise<void> {
      await sql`
        insert into activity_digests (membership_id, body)
        select membership_id, ${body} from activity_runs where membership_id = ${membershipId} limit 1
        on conflict (membership_id) do update set body = excluded.body
      `.execute(query)
    },
    async forget(membershipId: string): Promise<void> {
      const tables = ['activity_runs', 'activity_digests', 'activity_fetches', 'activity_fetch_leases']
      for (const table of tables) {
        await sql`delete from ${sql.table(table)} where membership_id = ${membershipId}`.execute(query)
      }
    },
  }
}

function rowOf(membershipId: string, run: Run): Row {
  return {
    membership_id: membershipId,
    instance_id: run.instanceId,
    character_id: run.characterId,
    started_at: run.startedAt,
    activity_hash: run.activityHash,
    director_hash: run.directorActivityHash,
    modes: `,${run.modes.join(',')},`,
    completed: run.completed === undefined ? null : Number(run.completed),
    standing: run.standing ?? null,
    kills: run.kills ?? null,
    deaths: run.deaths ?? null,
    assists: run.assists ?? null,
    score: run.score ?? null,
    duration_seconds: run.durationSeconds ?? null,
    played_seconds: run.playedSeconds ?? null,
  }
}

const readModes = new Map<string, readonly number[]>()

/** There are some dozens of combinations: each is read once, and all runs share it. */
function modesOf(text: string): readonly number[] {
  const known = readModes.get(text)
  if (known) return known
  const modes = text
    .split(',')
    .filter((mode) => mode !== '')
    .map(Number)
  if (readModes.size < 1_000) readModes.set(text, modes)
  return modes
}

/** Field by field: a hundred thousand rows are read at once, and spreading parts of objects takes ten times as long. */
function runOfRow(row: Row): Run {
  const run: { -readonly [Key in keyof Run]: Run[Key] } = {
    instanceId: row.instance_id,
    characterId: row.character_id,
    activityHash: Number(row.activity_hash),
    directorActivityHash: Number(row.director_hash),
    startedAt: Number(row.started_at),
    modes: modesOf(row.modes),
  }
  if (row.completed !== null) run.completed = row.completed === 1
  if (row.standing !== null) run.standing = Number(row.standing)
  if (row.kills !== null) run.kills = Number(row.kills)
  if (row.deaths !== null) run.deaths = Number(row.deaths)
  if (row.assists !== null) run.assists = Number(row.assists)
  if (row.score !== null) run.score = Number(row.score)
  if (row.duration_seconds !== null) run.durationSeconds = Number(row.duration_seconds)
  if (row.played_seconds !== null) run.playedSeconds = Number(row.played_seconds)
  return run
}
