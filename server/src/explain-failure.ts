import { FolderLockedError, FolderUnusableError } from './db/folder-lock.ts'
import { NewerDataError } from './db/migrate.ts'
import { unwritableReason } from './db/sqlite-failures.ts'
import { type Settings, SettingsError } from './settings/settings.ts'

/** Their messages are for the operator as they are. */
const OPERATOR_ERRORS = [SettingsError, FolderLockedError, FolderUnusableError, NewerDataError]

/** Why the server did not start, in one line for the operator. */
export function explainFailure(error: unknown, settings?: Settings): string {
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, message } = error as NodeJS.ErrnoException
  const address = `${settings?.host}:${settings?.port}`
  if (code === 'EADDRINUSE') return `${address} is taken by another program; set PORT to a free port`
  if (code === 'EACCES') return `Not allowed to listen on ${address}; choose a PORT above 1023`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${settings?.host}; check HOST`
  const { cause } = error as { cause?: NodeJS.ErrnoException }
  const refusal = cause?.code ?? code
  if (settings?.databaseUrl && refusal) {
    const { host } = new URL(settings.databaseUrl)
    return `The database at ${host} did not let us in (${refusal}); check DATABASE_URL`
  }
  const unwritable = unwritableReason(error) ?? unwritableReason(cause)
  if (unwritable) return `The data folder ${settings?.dataDir} cannot be written to: ${unwritable}`
  return `The server could not start: ${message}${cause ? ` (${cause.message})` : ''}`
}
