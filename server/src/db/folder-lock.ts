import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * One server a data folder. The lock is an exclusive SQLite transaction held open on a file of its own: the
 * operating system drops it with the process, however that ends, so that no stale lock can be left behind.
 */
export function lockFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new FolderLockedError(folder, { cause: error })
  }
  return { release: () => lock.close() }
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
