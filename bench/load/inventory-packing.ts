/**
 * What a rated inventory costs, from the server's memory to the browser's: rating, packing and compressing on one side,
 * parsing, checking and unpacking on the other; packed (each plug once) against whole (each plug wherever it sits), in
 * processor milliseconds, interleaved in one run. Beside it what a reader who has the version before is sent when one
 * weapon has changed, and what that costs. BENCH_ROUNDS changes the number of rounds.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { packedInventoryAnswerSchema } from '@ai-vault/contract/items/inventory.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { unpackItems } from '@ai-vault/game/inventory/packing.ts'
import { assessVault } from '@ai-vault/game/scores/vault/assess-vault.ts'
import { signInAndResolve } from '@ai-vault/platform/testing/signed-in.ts'
import { inventoryContent } from '@ai-vault/server/inventory/inventory-answer.ts'
import { inventoryComparison } from '@ai-vault/server/inventory/inventory-digests.ts'
import { onDemoPlatform } from '../support/demo-platform.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const median = (values: readonly number[]) =>
  (values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0).toFixed(1)

/** Runs the work and notes its processor milliseconds under its name. */
function createStopwatch() {
  const noted = new Map<string, number[]>()
  return {
    time<T>(name: string, work: () => T): T {
      const { user, system } = process.threadCpuUsage()
      const result = work()
      const after = process.threadCpuUsage()
      const spent = (after.user + after.system - user - system) / 1000
      noted.set(name, [...(noted.get(name) ?? []), spent])
      return result
    },
    medians: () => Object.fromEntries([...noted].map(([name, values]) => [`${name} ms`, median(values)])),
  }
}

function withOneChange(guardian: Guardian): Guardian {
  const weapons = guardian.weapons.map((weapon, at) => (at === 9 ? { ...weapon, kills: 1 } : weapon))
  return { ...guardian, weapons }
}

function measure(guardian: Guardian) {
  const { time, medians } = createStopwatch()
  let sizes = {}
  for (let round = 0; round < ROUNDS; round++) {
    const assessment = time('rate', () => assessVault(guardian))
    const content = inventoryContent(guardian, assessment)
    const packed = time('pack', () => JSON.stringify(inventoryContent(guardian, assessment)))
    const digests = time('digest', () => inventoryComparison.digest(content))
    const later = inventoryContent(withOneChange(guardian), assessment)
    const earlier = { version: '', digests }
    const changes = time('compare', () =>
      inventoryComparison.changes(later, inventoryComparison.digest(later), earlier),
    )
    const changed = brotliCompressSync(JSON.stringify(changes), QUALITY)
    const sent = time('compress', () => brotliCompressSync(packed, QUALITY))
    const parsed: unknown = time('parse packed', () => JSON.parse(packed))
    const { items, plugs, ...around } = time('check', () => packedInventoryAnswerSchema.parse(parsed))
    const answer = time('unpack', () => ({ ...around, items: unpackItems(items, plugs) }))
    const whole = JSON.stringify(answer)
    time('parse whole', () => JSON.parse(whole))
    sizes = {
      weapons: guardian.weapons.length,
      'whole kB': Math.round(whole.length / 1000),
      'packed kB': Math.round(packed.length / 1000),
      'packed, brotli kB': Math.round(sent.length / 1000),
      'one change, brotli kB': Math.round(changed.length / 100) / 10,
      'whole, brotli kB': Math.round(brotliCompressSync(whole, QUALITY).length / 1000),
    }
  }
  return { ...sizes, ...medians() }
}

await onDemoPlatform(async (platform) => {
  await platform.manifest.refresh()
  const rows: Record<string, object> = {}
  for (const name of ['veteran', 'collector']) {
    const { tokens, account } = await signInAndResolve(platform, name)
    const guardian = await platform.readGuardian(account, { accessToken: tokens.accessToken })
    rows[name] = measure(guardian)
  }
  console.table(rows)
})
