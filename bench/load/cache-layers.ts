/**
 * What each layer between a stored guardian and its answer saves: a rated inventory is made with its parts read from the
 * database's form, and with the parts in memory as objects; then it is taken from the disk, from memory, by its tag
 * alone, and packed anew for a client without brotli or from memory. Processor milliseconds of the whole process, in turn
 * within one run. BENCH_ROUNDS changes the number of rounds.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { assessVault } from '@ai-vault/game/scores/vault/assess-vault.ts'
import { signInAndResolve } from '@ai-vault/platform/testing/signed-in.ts'
import type { GuardianCopy } from '@ai-vault/server/guardians/guardians.ts'
import {
  type PartName,
  type PartsOf,
  readPart,
  splitGuardian,
} from '@ai-vault/server/guardians/parts/parts.ts'
import { createCachedResponses } from '@ai-vault/server/guardians/views/cached-responses.ts'
import { createEncodedViews, type View } from '@ai-vault/server/guardians/views/encoded-views.ts'
import { INVENTORY_PARTS, inventoryContent } from '@ai-vault/server/inventory/inventory-answer.ts'
import { onDemoPlatform } from '../support/demo-platform.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
/** What takes microseconds is done so often for one figure. */
const OFTEN = 200

const view: View<object, (typeof INVENTORY_PARTS)[number]> = {
  name: 'inventory',
  language: 'en',
  parts: INVENTORY_PARTS,
  content: (guardian) => inventoryContent(guardian, assessVault(guardian)),
  order: { kind: 'inventory', input: {} },
}

const noted = new Map<string, number[]>()

async function time<T>(name: string, work: () => Promise<T>, times = 1): Promise<T> {
  const before = process.cpuUsage()
  let result = await work()
  for (let again = 1; again < times; again++) result = await work()
  const { user, system } = process.cpuUsage(before)
  noted.set(name, [...(noted.get(name) ?? []), (user + system) / 1000 / times])
  return result
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

async function measure(guardian: Guardian, folder: string) {
  const { parts, version } = splitGuardian(guardian)
  const inMemory = Object.assign({}, ...parts.map(({ fields }) => fields))
  const opened = (names: readonly PartName[]) =>
    Object.assign(
      {},
      ...parts
        .filter(({ written }) => names.includes(written.name))
        .map(({ written: { name, shape, body } }) => readPart(name, shape, body)),
    )
  const copyWith = (load: (names: readonly PartName[]) => PartsOf<PartName>): GuardianCopy => ({
    key: `3:${guardian.membershipId}`,
    version,
    mintedAt: 0,
    fetchedAt: 0,
    staleReason: undefined,
    load: async (names) => load(names) as never,
    loadStored: async (names) => load(names) as never,
    loadWritten: async () => [],
  })
  const stored = copyWith(opened)
  const held = copyWith(() => inMemory)
  const kept = createCachedResponses(folder)
  await createEncodedViews({ kept }).encode(held, view)
  await kept.settle()
  noted.clear()
  for (let round = 0; round < ROUNDS; round++) {
    await time('made, parts from the database', () => createEncodedViews().encode(stored, view))
    const views = createEncodedViews()
    const { whole } = await time('made, parts in memory', () => views.encode(held, view))
    await time('from the disk', () => createEncodedViews({ kept }).encode(held, view), OFTEN)
    await time('from memory', () => views.encode(held, view), OFTEN)
    await time('by its tag', async () => views.tagOf(held, view), OFTEN)
    await time('gzip, made', () => views.bytes(whole, 'gzip'))
    await time('gzip, from memory', () => views.bytes(whole, 'gzip'), OFTEN)
  }
  return Object.fromEntries([...noted].map(([name, values]) => [name, median(values).toFixed(3)]))
}

await onDemoPlatform(async (platform) => {
  await platform.manifest.refresh()
  const folder = await mkdtemp(join(tmpdir(), 'cache-layers-'))
  const rows: Record<string, object> = {}
  for (const name of ['veteran', 'collector']) {
    const { tokens, account } = await signInAndResolve(platform, name)
    const guardian = await platform.readGuardian(account, { accessToken: tokens.accessToken })
    rows[name] = await measure(guardian, folder)
  }
  await rm(folder, { recursive: true, force: true })
  console.table(rows)
})
