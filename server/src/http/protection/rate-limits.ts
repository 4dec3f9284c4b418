import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { ApiError } from '../../errors/api-error.ts'
import { hashOf } from '../../secrets/digest.ts'
import type { App } from '../fastify-app.ts'
import { addressGroup } from './address-group.ts'

const MINUTE = 60
/** Many players can sit behind one address. */
const ADDRESS_FACTOR = 4
const SENSITIVE_SHARE = 20
/** Ten full vaults of pictures from one address within a minute. */
const FILES_FACTOR = 30
/** Forty screens full of map from one address within a minute. */
const DRAWN_FACTOR = 2

export interface RateLimitDeps {
  /** Requests a minute for one session; 0: no limits. */
  readonly perMinute: number
  readonly pool: pg.Pool | undefined
  readonly sessionOf: (request: FastifyRequest) => string | undefined
}

/**
 * General limits protect this node and are counted in its memory. The strict one on sign-ins protects the
 * platform from us too, so all nodes count it together where they share a PostgreSQL.
 */
export function limitRates(app: App, { perMinute, pool, sessionOf }: RateLimitDeps) {
  if (perMinute === 0) return
  const addresses = memory('address', perMinute * ADDRESS_FACTOR)
  const sessions = memory('session', perMinute)
  const bulk = {
    files: memory('files', perMinute * FILES_FACTOR),
    drawn: memory('drawn', perMinute * DRAWN_FACTOR),
  }
  const sensitive = shared(pool, Math.max(5, Math.ceil(perMinute / SENSITIVE_SHARE)))

  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions
    if (config.unlimited) return
    const address = addressGroup(request.ip)
    if (config.bulk) return consume(bulk[config.bulk], address)
    await consume(addresses, address)
    const session = sessionOf(request)
    if (session) await consume(sessions, hashOf(session))
    if (config.sensitive) await consume(sensitive, address)
  })

  const costly = new Map<string, RateLimiterMemory>()
  // Later than the others: only now is it known who asks.
  app.addHook('preValidation', async ({ routeOptions: { config, url = '' }, player }) => {
    if (!config.aMinute || !player) return
    const limiter = costly.get(url) ?? memory(url, config.aMinute)
    costly.set(url, limiter)
    await consume(limiter, player.membershipId)
  })
}

function memory(keyPrefix: string, points: number) {
  return new RateLimiterMemory({ keyPrefix, points, duration: MINUTE })
}

function shared(pool: pg.Pool | undefined, points: number): RateLimiterAbstract {
  const own = memory('sensitive', points)
  if (!pool) return own
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'sensitive',
    points,
    duration: MINUTE,
    // A database that is away must not let everybody in, nor keep everybody out.
    insuranceLimiter: own,
  })
}

async function consume(limiter: RateLimiterAbstract, key: string) {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw new ApiError(429, 'too-many-requests', `Too many requests. Try again in ${retryAfter} s.`, {
      retryAfter,
    })
  }
}
