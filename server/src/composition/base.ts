import type { Platform } from '@ai-vault/platform/platform.ts'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { ThreadPool } from '../async/thread-pool.ts'
import type { Query } from '../db/database.ts'
import type { Metrics } from '../http/metrics.ts'
import type { SecretKeys } from '../secrets/secret-key.ts'
import type { Settings } from '../settings/settings.ts'
import type { PlayerData } from './player-data.ts'

/** What every feature can build on. One that needs little of it asks for that little. */
export interface Base {
  readonly settings: Settings
  readonly query: Query
  /** Only where the database is PostgreSQL. */
  readonly pool: pg.Pool | undefined
  /** Leaves nothing of what was deleted in the log of the database. */
  readonly emptyLog: () => Promise<void>
  readonly platform: Platform
  readonly keys: SecretKeys
  readonly logger: FastifyBaseLogger
  /** For work that would hold up others; absent: it is done in place. */
  readonly threads: ThreadPool | undefined
  readonly metrics: Metrics
  readonly now: () => number
  /** Version of this build, as the status bar shows it. */
  readonly build: string
  /** Where browsers reach us; https switches secure cookies and HSTS on. */
  readonly publicUrl: string
  /** The built web app. */
  readonly webFolder: string
  /** All that every feature stores about a player. */
  readonly playerData: PlayerData
}
