/**
 * Every way a call to the game platform can fail, as one type. `code` is ours and stable: tests, logs and the
 * server's answers speak of it. `platformCode` is the platform's number where it gave one.
 */
export type PlatformErrorCode =
  | 'maintenance'
  | 'throttled'
  | 'unavailable'
  | 'unexpected'
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'unauthorized'
  | 'grant-invalid'
  | 'private'
  | 'no-account'
  | 'not-found'
  | 'configuration'
  | 'bad-request'

interface PlatformFailure {
  readonly code: PlatformErrorCode
  readonly userText: string
  readonly platformCode?: number
  readonly platformStatus?: string
  readonly httpStatus?: number
  /** The platform asked us to wait this long. */
  readonly retryAfterMs?: number
  readonly cause?: unknown
}

export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  readonly code: PlatformErrorCode
  readonly userText: string
  readonly platformCode: number | undefined
  readonly platformStatus: string | undefined
  readonly httpStatus: number | undefined
  readonly retryAfterMs: number | undefined

  constructor(failure: PlatformFailure) {
    super(
      `${failure.code}${failure.platformStatus ? ` (${failure.platformStatus})` : ''}: ${failure.userText}`,
      {
        cause: failure.cause,
      },
    )
    this.code = failure.code
    this.userText = failure.userText
    this.platformCode = failure.platformCode
    this.platformStatus = failure.platformStatus
    this.httpStatus = failure.httpStatus
    this.retryAfterMs = failure.retryAfterMs
  }
}
