/** What the installation as a whole remembers of itself. */
export interface InstallationTable {
  name: string
  value: string
}

/**
 * The tables every part of the server sees; a feature adds its own with `withTables`. Times are epoch milliseconds: the
 * same integer on SQLite and PostgreSQL.
 */
export interface Schema {
  installation: InstallationTable
}
