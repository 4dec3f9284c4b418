import type { Reservations } from './budget/reservations.ts'
import { type Clock, systemClock } from './clock.ts'

/** The part of pino that the client uses. Nothing logged here carries a token, a key or a query string. */
export interface PlatformLogger {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export interface PlatformTimeouts {
  /** Headers and body of one call together. */
  readonly requestMs: number
  /** How that is waited for; tests end it themselves. */
  readonly wait: Clock['sleep']
  /** The longest silence in the middle of a definitions download. */
  readonly downloadIdleMs: number
  /** A call that throttling would hold back longer than this fails at once instead. */
  readonly throttleWaitMs: number
  /** How long an open breaker rests before it lets one call try again. */
  readonly breakerRestMs: number
}

export interface PlatformSettings {
  /** Origin of the platform, e.g. https://www.bungie.net or http://127.0.0.1:3001. */
  readonly platformUrl: string
  /** Origin of activity reports where it differs. */
  readonly statsUrl?: string
  readonly apiKey: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUrl?: string
  readonly dataDir: string
  readonly language?: string
  readonly userAgent: string
  readonly fetch?: typeof fetch
  readonly clock?: Clock
  readonly requestsPerSecond?: number
  /** Where several processes share the platform's limit; absent: this one has it for itself. */
  readonly reservations?: Reservations
  readonly timeouts?: Partial<PlatformTimeouts>
  readonly logger?: PlatformLogger
}

export const DEFAULT_TIMEOUTS: PlatformTimeouts = {
  requestMs: 15_000,
  wait: systemClock.sleep,
  downloadIdleMs: 30_000,
  throttleWaitMs: 10_000,
  breakerRestMs: 5_000,
}

export const DEFAULT_REQUESTS_PER_SECOND = 25

export const silentLogger: PlatformLogger = { info: () => {}, warn: () => {} }
