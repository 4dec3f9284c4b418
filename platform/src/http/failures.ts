import { PlatformError, type PlatformErrorCode } from '../errors.ts'

const USER_TEXTS: Readonly<Record<PlatformErrorCode, string>> = {
  maintenance: 'The game platform is down for maintenance.',
  throttled: 'The game platform asked us to slow down.',
  unavailable: 'The game platform is not answering properly right now.',
  unexpected: 'The game platform had an unexpected problem.',
  timeout: 'The game platform took too long to answer.',
  network: 'The game platform could not be reached.',
  malformed: 'The game platform sent an answer that could not be read.',
  unauthorized: 'The sign-in with the game platform is no longer accepted.',
  'grant-invalid': 'The sign-in with the game platform has ended. Please sign in again.',
  private: 'The player keeps this private.',
  'no-account': 'No Destiny 2 account was found.',
  'not-found': 'The game platform does not know this.',
  configuration: 'The game platform refuses this app. Its settings need a look.',
  'bad-request': 'The game platform did not accept the question.',
}

interface Circumstances {
  readonly platformCode?: number
  readonly platformStatus?: string
  readonly httpStatus?: number
  readonly retryAfterMs?: number
  readonly cause?: unknown
}

export function platformFailure(code: PlatformErrorCode, circumstances: Circumstances = {}): PlatformError {
  return new PlatformError({ code, userText: USER_TEXTS[code], ...circumstances })
}

/**
 * What may be kept of an error from below: its kind and system code, never its message, because messages of
 * fetch and JSON.parse quote addresses and bodies, and those hold tokens and query strings.
 */
export function safeCause(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return new Error(`${error.name}${code}`, { cause: safeCause(error.cause) })
}
