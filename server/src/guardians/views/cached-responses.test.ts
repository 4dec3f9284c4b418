import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeGuardian } from '../../../test-support/fakes/make-guardian.ts'
import type { GuardianCopy } from '../guardians.ts'
import { type CachedResponses, createCachedResponses } from './cached-responses.ts'
import { createEncodedViews, type View } from './encoded-views.ts'

describe('encoded answers on disk', () => {
  let folder: string
  let made: string[]
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ai-vault-answers-'))
    made = []
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const guardian = makeGuardian({})
  const copy = (membershipId = '7', version = '1.0'): GuardianCopy => ({
    key: `3:${membershipId}`,
    version,
    mintedAt: 1,
    fetchedAt: 1,
    staleReason: undefined,
    load: async () => guardian,
    loadStored: async () => guardian,
    loadWritten: async () => [],
  })
  const view = (name = 'said-1'): View => ({
    name,
    language: 'en',
    parts: ['account'],
    order: { kind: 'said', input: {} },
    content: () => {
      made.push(name)
      return { said: name }
    },
  })
  /** A process of its own: it has nothing in memory. */
  const start = () => {
    const kept = createCachedResponses(folder)
    const views = createEncodedViews({ kept })
    const read = async (of = copy(), what = view()) => {
      const { whole, etag } = await views.encode(of, what)
      await kept.settle()
      return { text: (await views.bytes(whole, 'identity')).toString(), etag }
    }
    return { kept, views, read }
  }
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  it('survive a restart: the answer is sent as it was made, and not made again', async () => {
    const first = await start().read()
    const again = await start().read()
    expect(again).toEqual(first)
    expect(made).toEqual(['said-1'])
  })

  it('are made anew for a newer copy, for another state of what they rest on, and for another player', async () => {
    await start().read()
    await start().read(copy('7', '2.0'))
    await start().read(copy('7', '2.0'), view('said-2'))
    await start().read(copy('8'))
    expect(made).toEqual(['said-1', 'said-1', 'said-2', 'said-1'])
    // One file for each player and kind: the newest.
    expect(files()).toHaveLength(2)
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 3)],
    ['changed', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')])],
    ['empty', () => Buffer.alloc(0)],
    [
      'made by other code',
      (bytes) => Buffer.from(bytes.toString('latin1').replace(/"code":"[^"]+"/, '"code":"old"'), 'latin1'),
    ],
  ])('are not used where the file is %s', async (_how, spoil) => {
    const first = await start().read()
    for (const file of files()) writeFileSync(file, spoil(readFileSync(file)))
    expect(await start().read()).toEqual(first)
    expect(made).toHaveLength(2)
  })

  it('are deleted with everything else about a player', async () => {
    const node = start()
    await node.read(copy('7'))
    await node.read(copy('8'))
    await node.views.drop('7')
    expect(files()).toHaveLength(1)
    await node.read(copy('7'))
    expect(made).toHaveLength(3)
  })

  it('go once they are older than a given time, with the folder of a player who has none left', async () => {
    const node = start()
    await node.read(copy('7'))
    await node.read(copy('8'))
    for (const file of files()) utimesSync(file, 100, 100)
    await node.read(copy('8'), { ...view('said-2'), language: 'de' })
    await node.kept.purge(100_000)
    expect(files()).toHaveLength(3)
    await node.kept.purge(100_001)
    expect(files()).toHaveLength(1)
    const players = readdirSync(folder).flatMap((part) => readdirSync(join(folder, part)))
    expect(players).toHaveLength(1)
    await createCachedResponses(join(folder, 'not there yet')).purge(100_001)
  })

  it('cost nothing where the disk does not take them', async () => {
    writeFileSync(join(folder, 'taken'), '')
    const kept: CachedResponses = createCachedResponses(join(folder, 'taken'))
    const views = createEncodedViews({ kept })
    expect((await views.encode(copy(), view())).etag).toMatch(/^W\//)
    await kept.settle()
  })
})
