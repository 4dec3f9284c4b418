import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * The tables as Kysely sees them; `migrations/` creates them. Times are epoch milliseconds: the same integer
 * on SQLite and PostgreSQL.
 */
export interface SessionsTable {
  id: string
  cookie_hash: string
  membership_id: string
  membership_type: number
  platform_membership_id: string
  display_name: string
  access_hash: string
  access_expires_at: number
  /** Null while nobody has shown this handle: the answer that carries it may still be on its way, or lost. */
  access_first_used_at: number | null
  /** The handle before the last rotation: requests already under way may still carry it for a moment. */
  previous_access_hash: string | null
  previous_access_until: number | null
  /** AES-256-GCM, bound to the session's id. */
  platform_tokens: string
  tokens_version: number
  tokens_expire_at: number
  lease_owner: string | null
  lease_until: number | null
  /** Renewals of this version that were begun and never answered: its refresh token may be spent. */
  renewals_unanswered: Generated<number>
  /** Since when the platform takes these tokens no longer, because an answer with newer ones got lost. */
  tokens_lost_at: number | null
  user_agent: string
  created_at: number
  last_used_at: number
  ended_at: number | null
  end_reason: string | null
}

export interface RefreshHandlesTable {
  handle_hash: string
  session_id: string
  issued_at: number
  used_at: number | null
  /** Random part of what this handle was exchanged for; worthless without the handle and the server's key. */
  successor_salt: string | null
  successor_hash: string | null
}

export interface GuardiansTable {
  membership_type: number
  membership_id: string
  minted_at: number
  fetched_at: number
  /** Version of the Guardian type the body was written with. */
  shape: number
  item_count: number
  withheld_count: number
  body: Uint8Array
}

export interface IncidentsTable {
  id: string
  /** 1 while open, null once closed: a unique index lets only one be open, whatever the number of nodes. */
  open_slot: number | null
  status: string
  message: string
  began_at: number
  ended_at: number | null
}

/** A span in which the platform's health was looked at again and again. */
export interface ObservationsTable {
  id: string
  began_at: number
  seen_until: number
}

export interface NoticesTable {
  id: Generated<number>
  type: string
  content: string
  created_at: number
}

export interface InstallationTable {
  name: string
  value: string
}

export interface SpentNoncesTable {
  nonce_hash: string
  spent_at: number
}

export interface WeaponReviewsTable {
  membership_id: string
  item_instance_id: string
  /** Null: taken back. */
  decision: string | null
  decided_at: number
}

/** What an account keeps for the armor optimizer, as contract/armor.ts describes it. */
export interface ArmorKeptTable {
  membership_id: string
  changed_at: number
  body: string
}

/** The last good facts of an account besides its profile (dashboard/player-facts.ts), compressed. */
export interface PlayerFactsTable {
  membership_type: number
  membership_id: string
  read_at: number
  /** Version of the PlayerFacts type the body was written with. */
  shape: number
  body: Uint8Array
}

export interface DailySnapshotsTable {
  membership_type: number
  membership_id: string
  /** YYYY-MM-DD, UTC. */
  day: string
  score: number
  /** The parts of the score, 0 to 1; null where they could not be known. */
  rolls: number | null
  power: number | null
  coverage: number | null
  hygiene: number | null
  god_rolls: number
  weapons: number
  vault_used: number | null
}

export interface Schema {
  armor_kept: ArmorKeptTable
  sessions: SessionsTable
  refresh_handles: RefreshHandlesTable
  guardians: GuardiansTable
  incidents: IncidentsTable
  observations: ObservationsTable
  notices: NoticesTable
  installation: InstallationTable
  spent_nonces: SpentNoncesTable
  daily_snapshots: DailySnapshotsTable
  player_facts: PlayerFactsTable
  weapon_reviews: WeaponReviewsTable
}

export type SessionRow = Selectable<SessionsTable>
export type NewSessionRow = Insertable<SessionsTable>
