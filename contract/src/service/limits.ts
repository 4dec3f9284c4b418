/** The specification's numbers that the browser needs before any message is read; without a schema library. */

/** The client's check clears any token shorter than this. */
export const MIN_VALID_TOKEN_LENGTH = 20
/** A call refreshes the session first when its expiry is this near. */
export const REFRESH_WINDOW_SECONDS = 300

export const STATUS_POLL_MS = 120_000
export const STATUS_TIMEOUT_MS = 5_000

export const NOTICE_RETRY_LIMIT = 5
export const NOTICE_RETRY_MS = 3_000
export const NOTICE_HEARTBEAT_MS = 25_000
