import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteDialect } from './dialect.ts'
import type { OpenFile } from './synced-file.ts'

interface Tables {
  readonly things: { readonly name: string }
}

let folder: string
let path: string
let query: Kysely<Tables>
let emptyLog: () => Promise<void>

/** Answers of the disk that a test holds back until it wants them. */
let syncs: { succeed(): void; fail(error: Error): void }[]
const heldBack: OpenFile = async (log) => {
  const file = await open(log)
  const datasync = () =>
    new Promise<void>((resolve, reject) => {
      syncs.push({ succeed: () => resolve(file.datasync()), fail: reject })
    })
  return { datasync, stat: () => file.stat(), close: () => file.close() } as Awaited<ReturnType<OpenFile>>
}

async function openThings(openLog?: OpenFile) {
  const { dialect, ...more } = openSqliteDialect(path, openLog)
  emptyLog = more.emptyLog
  query = new Kysely<Tables>({ dialect })
  const created = sql`create table things (name text primary key)`.execute(query)
  if (openLog) {
    await expect.poll(() => syncs.length).toBe(1)
    syncs.shift()?.succeed()
  }
  await created
}

const insert = (name: string) => query.insertInto('things').values({ name }).execute()
const names = async () => (await query.selectFrom('things').selectAll().execute()).map(({ name }) => name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ai-vault-sqlite-'))
  path = join(folder, 'test.sqlite')
  syncs = []
})
afterEach(async () => {
  for (const { succeed } of syncs) succeed()
  await query.destroy()
  rmSync(folder, { recursive: true, force: true })
})

describe('a write to SQLite', () => {
  beforeEach(() => openThings(heldBack))

  it('is acknowledged when it is on the disk and not before, while others go on', async () => {
    let acknowledged = false
    const written = insert('one').then(() => {
      acknowledged = true
    })
    await expect.poll(() => syncs.length).toBe(1)
    expect(await names()).toEqual(['one'])
    expect(acknowledged).toBe(false)
    syncs.shift()?.succeed()
    await written
    expect(syncs).toEqual([])
  })

  it('waits for a sync that began after it, one for all who wait', async () => {
    const first = insert('one')
    await expect.poll(() => syncs.length).toBe(1)
    const acknowledged: string[] = []
    const later = ['two', 'three', 'four'].map((name) => insert(name).then(() => acknowledged.push(name)))
    await expect.poll(names).toHaveLength(4)
    syncs.shift()?.succeed()
    await first
    await expect.poll(() => syncs.length).toBe(1)
    expect(acknowledged).toEqual([])
    syncs.shift()?.succeed()
    await Promise.all(later)
    expect(acknowledged).toHaveLength(3)
    expect(syncs).toEqual([])
  })

  it('fails where the disk does, and the next one is tried anew', async () => {
    const failed = insert('one')
    await expect.poll(() => syncs.length).toBe(1)
    const next = insert('two')
    await expect.poll(names).toHaveLength(2)
    syncs.shift()?.fail(new Error('no space left'))
    await expect(failed).rejects.toThrow('no space left')
    await expect.poll(() => syncs.length).toBe(1)
    syncs.shift()?.succeed()
    await expect(next).resolves.toBeDefined()
  })

  it('is waited for once in a transaction', async () => {
    const written = query.transaction().execute(async (transaction) => {
      for (const name of ['one', 'two']) await transaction.insertInto('things').values({ name }).execute()
    })
    await expect.poll(() => syncs.length).toBe(1)
    syncs.shift()?.succeed()
    await written
    expect(syncs).toEqual([])
  })
})

describe('the connection to SQLite', () => {
  beforeEach(() => openThings())

  it('serves one after the other, however many come at once', async () => {
    const added = Array.from({ length: 40 }, (_, at) =>
      query.transaction().execute(async (transaction) => {
        const before = await transaction.selectFrom('things').selectAll().execute()
        await transaction
          .insertInto('things')
          .values({ name: `${before.length} ${at}` })
          .execute()
      }),
    )
    await Promise.all(added)
    const counted = (await names()).map((name) => Number(name.split(' ')[0]))
    expect(counted.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, at) => at))
  })

  it('leaves nothing of what was deleted in its files once the log is emptied', async () => {
    for (let at = 0; at < 20; at++) await insert(`canary ${at} ${'x'.repeat(3_000)}`)
    const holdsCanary = () => [path, `${path}-wal`].map((file) => readFileSync(file).includes('canary'))
    await emptyLog()
    expect(holdsCanary()).toEqual([true, false])
    await query.deleteFrom('things').where('name', 'like', 'canary%').execute()
    await emptyLog()
    expect(holdsCanary()).toEqual([false, false])
    await insert('next')
    expect(await names()).toEqual(['next'])
  })

  it('empties its log also while others write', async () => {
    let writing = true
    const busy = (async () => {
      for (let at = 0; writing; at++) await insert(`busy ${at}`)
    })()
    await emptyLog()
    writing = false
    await busy
    expect((await names()).length).toBeGreaterThan(0)
  })

  it('has a large log moved into the main file while it stays open', async () => {
    const page = 'x'.repeat(400_000)
    for (let at = 0; at < 15; at++) await insert(`${at} ${page}`)
    expect((await stat(path)).size).toBeLessThan(1_000_000)
    await expect.poll(async () => (await stat(path)).size).toBeGreaterThan(5_000_000)
  })
})
