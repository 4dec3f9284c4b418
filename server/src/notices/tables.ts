import type { Generated } from 'kysely'

interface NoticesTable {
  id: Generated<number>
  type: string
  content: string
  created_at: number
}

export type NoticeTables = {
  notices: NoticesTable
}
