import { type DatabaseConnection, type SqliteDatabase, SqliteDriver } from 'kysely'

export interface SyncedDatabase {
  readonly database: SqliteDatabase
  /** Whether anything was written since this was asked last. */
  takeWritten(): boolean
  /** Resolves when everything written so far is on the disk. */
  synced(): Promise<void>
  beforeClose(): Promise<void>
}

/**
 * One connection, used by one after the other. Whoever wrote gives it back first and then waits for the disk: the next
 * one works meanwhile, and several who wait share one sync. A write that does not reach the disk fails.
 */
export class SyncedDriver extends SqliteDriver {
  readonly #base: SyncedDatabase
  readonly #waiting: (() => void)[] = []
  #taken = false

  constructor(base: SyncedDatabase) {
    super({ database: base.database })
    this.#base = base
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    const wrote = this.#base.takeWritten()
    const next = this.#waiting.shift()
    // The connection stays taken where it is handed on: nobody who comes now gets in between.
    if (next) next()
    else this.#taken = false
    if (wrote) await this.#base.synced()
  }

  override async destroy(): Promise<void> {
    await this.#base.beforeClose()
    await super.destroy()
  }
}
