import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import type { Query } from '../../src/db/database.ts'
import type { Schema } from '../../src/db/schema.ts'
import { openSqliteDialect } from '../../src/db/sqlite/dialect.ts'
import type { TestDatabase } from './databases.ts'

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** A second way into the same database that counts what goes through it. */
export function watchQueries({ current: { pool }, settings }: TestDatabase) {
  const file = join(settings.dataDir, 'ai-vault.sqlite')
  const statements: Statement[] = []
  let rows = 0
  const kysely = new Kysely<Schema>({
    dialect: pool ? new PostgresDialect({ pool }) : openSqliteDialect(file).dialect,
    log: ({ query: { sql, parameters } }) => {
      if (/^(select|insert|update|delete)/.test(sql)) statements.push({ sql, parameters })
    },
    plugins: [
      {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          rows += result.rows.length
          return result
        },
      },
    ],
  })
  const query: Query = kysely

  /** What the work took: statements, and rows that came back. */
  async function costOf(work: () => Promise<unknown>) {
    const [statementsBefore, rowsBefore] = [statements.length, rows]
    await work()
    return { statements: statements.length - statementsBefore, rows: rows - rowsBefore }
  }

  /** Those of the statements so far that have to read a whole table, whatever the planner makes of a small one. */
  async function wholeReads(): Promise<string[]> {
    const distinct = [...new Map(statements.map((each) => [each.sql, each])).values()]
    const plans = pool ? await postgresPlans(distinct) : sqlitePlans(distinct)
    return plans.flatMap((plan, at) =>
      /Seq Scan|^SCAN (?!CONSTANT)/m.test(plan) ? distinct[at]?.sql : [],
    ) as string[]
  }

  function sqlitePlans(of: readonly Statement[]): string[] {
    const database = new DatabaseSync(file, { readOnly: true })
    const plans = of.map(({ sql, parameters }) =>
      database
        .prepare(`explain query plan ${sql}`)
        .all(...(parameters as SQLInputValue[]))
        .map(({ detail }) => detail)
        .join('\n'),
    )
    database.close()
    return plans
  }

  async function postgresPlans(of: readonly Statement[]): Promise<string[]> {
    const client = await pool?.connect()
    if (!client) return []
    const plans: string[] = []
    await client.query('set enable_seqscan = off')
    for (const { sql, parameters } of of) {
      const { rows: lines } = await client.query(`explain ${sql}`, [...parameters])
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
    }
    client.release(true)
    return plans
  }

  return {
    query,
    costOf,
    wholeReads,
    /** The pool of a PostgreSQL is not ours to close. */
    close: () => (pool ? undefined : kysely.destroy()),
  }
}
