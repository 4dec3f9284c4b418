/** The last good facts of an account besides its profile (player-facts.ts), compressed. */
interface PlayerFactsTable {
  membership_type: number
  membership_id: string
  read_at: number
  /** Version of the PlayerFacts type the body was written with. */
  shape: number
  body: Uint8Array
}

interface DailySnapshotsTable {
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

export type DashboardTables = {
  player_facts: PlayerFactsTable
  daily_snapshots: DailySnapshotsTable
}
