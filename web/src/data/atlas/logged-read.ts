import { ApiError } from '../api/api-error.ts'
import { logFailure } from '../log.ts'

/** A read that fails goes to the log under its name (F-206); one that was given up does not. */
export async function loggedRead<T>(name: string, signal: AbortSignal, read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'unknown'
    if (!signal.aborted) logFailure('read-failed', `${name} ${code}`)
    throw error
  }
}
