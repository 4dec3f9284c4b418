import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { postgresSettings, sqliteSettings } from '../../test-support/databases/databases.ts'
import { features } from '../features.ts'
import type { GuardianTables } from '../guardians/guardian-store.ts'
import type { SessionTables } from '../sessions/tables.ts'
import { type Database, type DatabaseSettings, openDatabase } from './database.ts'

const WRITER = fileURLToPath(new URL('../../test-support/databases/crash-writer.ts', import.meta.url))
/** Of each database; `KILLS=20` for a longer look. */
const KILLS = Number(process.env.KILLS ?? 6)
const compiled = mkdtempSync(join(tmpdir(), 'ai-vault-compiled-'))
afterAll(() => rmSync(compiled, { recursive: true, force: true }))

interface Acknowledged {
  readonly kind: number
  readonly name: string
}

/** Lets a process write and kills it at the given acknowledgement; gives back what had been acknowledged. */
async function writeAndKill(settings: DatabaseSettings, run: number, killAt: number) {
  const acknowledged: Acknowledged[] = []
  const steps = Object.keys(features.migrations)
  const writer: ChildProcess = fork(WRITER, [JSON.stringify({ settings, run, steps })], {
    // These processes all load the same modules.
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
  const ended = once(writer, 'exit')
  await new Promise<void>((resolve, reject) => {
    writer.on('message', (message: Acknowledged | { done: true }) => {
      if ('done' in message) return reject(new Error('It finished before it was killed'))
      acknowledged.push(message)
      if (acknowledged.length === killAt) {
        writer.kill('SIGKILL')
        resolve()
      }
    })
    writer.once('exit', () => reject(new Error('It ended by itself')))
  })
  await ended
  return acknowledged
}

async function present(database: Database): Promise<Set<string>> {
  const query = database.query.withTables<GuardianTables & SessionTables>()
  const sessions = await query.selectFrom('sessions').select('id').execute()
  const handles = new Set(
    (await query.selectFrom('refresh_handles').select('session_id').execute()).map((row) => row.session_id),
  )
  const guardians = await query.selectFrom('guardians').select('membership_id').execute()
  return new Set([
    // A session without its handle would be half a write.
    ...sessions.filter(({ id }) => handles.has(id)).map(({ id }) => `0 ${id}`),
    ...guardians.map(({ membership_id }) => `1 ${membership_id}`),
  ])
}

describe.concurrent('killed in the middle of 200 writes, again and again', () => {
  it.each([
    ['SQLite', sqliteSettings],
    ['PostgreSQL', postgresSettings],
  ])('%s loses no acknowledged write and keeps no half one', async (_name, prepare) => {
    const { settings, remove } = await prepare()
    await (await openDatabase(settings, features.migrations)).close()
    const acknowledged: Acknowledged[] = []
    for (let run = 0; run < KILLS; run++) {
      acknowledged.push(...(await writeAndKill(settings, run, 5 + Math.floor((run * 180) / KILLS))))
    }
    const database = await openDatabase(settings, features.migrations)
    const there = await present(database)
    const lost = acknowledged.filter(({ kind, name }) => !there.has(`${kind} ${name}`))
    expect(lost).toEqual([])
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 80)
    const { count } = await database.query
      .withTables<SessionTables>()
      .selectFrom('sessions')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect([...there].filter((name) => name.startsWith('0 '))).toHaveLength(count)
    await database.close()
    await remove()
  })
})
