import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isSqliteBusy, unwritableReason } from './sqlite-failures.ts'

/**
 * One server a data folder. The lock is an exclusive SQLite transaction held open on a file of its own: the
 * operating system drops it with the process, however that ends, so that no stale lock can be left behind.
 */
export function lockFolder(folder: string): { release(): void } {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
    lock.exec('begin exclusive')
    const held = lock
    return { release: () => held.close() }
  } catch (error) {
    lock?.close()
    throw isSqliteBusy(error) ? new FolderLockedError(folder, { cause: error }) : unusable(folder, error)
  }
}

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError'
  constructor(folder: string, options?: ErrorOptions) {
    super(
      `Another server already uses the data folder ${folder}; stop it, or set DATA_DIR or DATABASE_URL`,
      options,
    )
  }
}

/** The folder cannot be worked in; the message names the cause. */
export class FolderUnusableError extends Error {
  override readonly name = 'FolderUnusableError'
}

export function unusable(folder: string, error: unknown): FolderUnusableError {
  const reason = unwritableReason(error) ?? (error as Error).message
  return new FolderUnusableError(
    `The data folder ${folder} cannot be used: ${reason}; make room, or set DATA_DIR to another folder`,
    { cause: error },
  )
}
