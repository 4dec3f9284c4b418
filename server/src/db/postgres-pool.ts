import type pg from 'pg'
import { patient } from '../async/patience.ts'
import { isSqliteBusy } from './sqlite-failures.ts'

const INT8 = 20

/** Loaded only where it is used: the default installation has no PostgreSQL. */
export async function createPostgresPool(connectionString: string, queryTimeoutMs: number): Promise<pg.Pool> {
  const { Pool, types } = (await import('pg')).default
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: patient(5_000),
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    types: {
      // Epoch milliseconds and counts fit a number; pg would hand them out as texts.
      getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
    },
  })
  // A connection that breaks reports it as an event, and an event without a listener would end the process. The pool
  // listens while a connection is idle; while one is in use, whoever uses it gets the failure from the query itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return pool
}

/** Classes of SQLSTATE: connection failures, too few resources, ends on the operator's request; and broken sockets. */
const AWAY_CODES =
  /^(08...|53...|57P..|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says where there is no answer of the database; it has no codes for these. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/

/**
 * The database cannot be reached at the moment, is starting, or is held by another process: no failure of the query, and
 * worth another try.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isSqliteBusy(error)) return true
  const { code } = error as NodeJS.ErrnoException
  return code === undefined ? AWAY_MESSAGES.test(error.message) : AWAY_CODES.test(code)
}
