import type { Generated } from 'kysely'

interface NoticesTable {
  id: Generated<number>
  type: string
  content: string
  created_at: number
  /** Null: for everybody. */
  membership_id: string | null
  /** When a stream of that player carried it. */
  delivered_at: number | null
}

export type NoticeTables = {
  notices: NoticesTable
}
