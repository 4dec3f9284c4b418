interface IncidentsTable {
  id: string
  /** 1 while open, null once closed: a unique index lets only one be open, whatever the number of nodes. */
  open_slot: number | null
  status: string
  message: string
  began_at: number
  ended_at: number | null
}

/** A span in which the platform's health was looked at again and again. */
interface ObservationsTable {
  id: string
  began_at: number
  seen_until: number
}

export type StatusTables = {
  incidents: IncidentsTable
  observations: ObservationsTable
}
