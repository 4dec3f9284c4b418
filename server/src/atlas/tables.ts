import type { Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { Query } from '../db/database.ts'

interface PointsTable {
  id: string
  /** `installation` for those that came with it, else `player`. */
  origin: string
  destination_hash: number | null
  /** The zone it stands for, where it is one of the game's own. */
  zone_hash: number | null
  kind: string
  name: string
  lat: number
  lng: number
  status: string
  hidden: number
  /** A moderator has shown it again: reports and votes of players hide it no more. */
  shielded: number
  reason: string | null
  submitted_by: string | null
  submitter_name: string | null
  created_at: number
  /** Counted from `atlas_votes` and `atlas_reports` whenever one of them changes. */
  upvotes: number
  downvotes: number
  open_reports: number
  changed_at: number
}

interface VotesTable {
  point_id: string
  membership_id: string
  direction: string
  voted_at: number
}

interface ReportsTable {
  point_id: string
  membership_id: string
  reason: string
  text: string | null
  created_at: number
  resolved_at: number | null
}

interface AppealsTable {
  /** One appeal a point. */
  point_id: string
  membership_id: string
  text: string
  created_at: number
  resolved_at: number | null
}

interface ChangesTable {
  id: Generated<number>
  point_id: string
  at: number
  action: string
  /** Null where a rule decided, or where the player's data was deleted. */
  actor: string | null
  actor_role: string
  actor_name: string | null
  reason: string | null
  /** States of the point, as contract/atlas/points.ts describes them. */
  before: string | null
  after: string | null
}

interface FoundTable {
  membership_id: string
  point_id: string
  /** 0: the player says that they have not been there, whatever a triumph says. */
  found: number
  changed_at: number
}

interface PlannerTable {
  membership_id: string
  body: string
  changed_at: number
}

export type AtlasTables = {
  atlas_points: PointsTable
  atlas_votes: VotesTable
  atlas_reports: ReportsTable
  atlas_appeals: AppealsTable
  atlas_changes: ChangesTable
  atlas_slots: { destination_hash: number; slot: number }
  atlas_found: FoundTable
  atlas_planner: PlannerTable
}

export type PointRow = Selectable<PointsTable>
export type ChangeRow = Selectable<ChangesTable>

export const withAtlasTables = (query: Query) => query.withTables<AtlasTables>()
export type AtlasQuery = ReturnType<typeof withAtlasTables>
type Schema = AtlasQuery extends Kysely<infer Tables> ? Tables : never
/** Inside a transaction. */
export type AtlasTransaction = Transaction<Schema>
