/** Result codes of SQLite (https://www.sqlite.org/rescode.html); the lower byte of an extended one. */
const BUSY = 5
const LOCKED = 6
const READ_ONLY = 8
const IO_ERROR = 10
const FULL = 13
const CANNOT_OPEN = 14

function resultCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
}

/** Another process holds the database. */
export function isSqliteBusy(error: unknown): boolean {
  const code = resultCodeOf(error)
  return code === BUSY || code === LOCKED
}

/** What keeps the database from being written to, in words for the operator; undefined where that is not the matter. */
export function unwritableReason(error: unknown): string | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return 'the disk is full'
  switch (resultCodeOf(error)) {
    case FULL:
      return 'the disk is full'
    case READ_ONLY:
      return 'it is read-only'
    case IO_ERROR:
      return 'the disk reports errors, or is full'
    case CANNOT_OPEN:
      return 'its files cannot be opened'
    default:
      return undefined
  }
}
