import type { Generated, Insertable, Selectable } from 'kysely'

interface SessionsTable {
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

interface RefreshHandlesTable {
  handle_hash: string
  session_id: string
  issued_at: number
  used_at: number | null
  /** Random part of what this handle was exchanged for; worthless without the handle and the server's key. */
  successor_salt: string | null
  successor_hash: string | null
}

interface SpentNoncesTable {
  nonce_hash: string
  spent_at: number
}

export type SessionTables = {
  sessions: SessionsTable
  refresh_handles: RefreshHandlesTable
  spent_nonces: SpentNoncesTable
}

export type SessionRow = Selectable<SessionsTable>
export type NewSessionRow = Insertable<SessionsTable>
