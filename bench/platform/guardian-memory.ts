/**
 * Ten thousand guardians on disk: how much memory does the server take while it serves many different ones? A
 * server process is filled with copies of two sandbox guardians under other ids, a large one and a small one,
 * and then asked for different large ones, each of which has to be read, unpacked and encoded, and then for all of
 * these again at random: more than memory holds, so that most come from the disk. The budget is 300 MB, and 100 ms
 * for 95 of 100 returning players. BENCH_GUARDIANS and BENCH_READS change the size.
 */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { finished } from 'node:stream/promises'
import { hashOf } from '@ai-vault/server/secrets/digest.ts'
import {
  readInventory,
  residentMegabytes,
  runBench,
  signInAs,
  startSandboxProcess,
  startServerProcess,
} from '../support/server-processes.ts'

const GUARDIANS = Number(process.env.BENCH_GUARDIANS ?? 10_000)
const READS = Number(process.env.BENCH_READS ?? 400)
const AT_ONCE = 4
const BUDGET_MB = 300
const REVISIT_P95_MS = 100
const SAMPLE_MS = 250

const largeId = (at: number) => String(4_700_000_000_000_000_000n + BigInt(at))
const smallId = (at: number) => String(4_800_000_000_000_000_000n + BigInt(at))

/** Copies the two guardians, and the session of the large one, under as many other ids as asked for. */
function multiply(dataDir: string, large: string, small: string) {
  const database = new DatabaseSync(join(dataDir, 'ai-vault.sqlite'))
  const copyGuardian = database.prepare(
    `insert into guardians
     (membership_type, membership_id, minted_at, fetched_at, shape, item_count, withheld_count, version)
     select membership_type, ?, minted_at, ?, shape, item_count, withheld_count, version
     from guardians where membership_id = ?`,
  )
  const copyParts = database.prepare(
    `insert into guardian_parts select membership_type, ?, part, version, shape, body
     from guardian_parts where membership_id = ?`,
  )
  const columns = database
    .prepare('select name from pragma_table_info(?)')
    .all('sessions')
    .map(({ name }) => String(name))
  const ours = ['id', 'cookie_hash', 'membership_id', 'access_hash']
  const copied = columns.filter((name) => !ours.includes(name)).join(', ')
  const copySession = database.prepare(
    `insert into sessions (${ours.join(', ')}, ${copied})
     select ?, ?, ?, ?, ${copied} from sessions where membership_id = ?`,
  )
  // Older than fresh they are served all the same: nobody has a token to fetch these anew.
  const fetchedAt = Date.now()
  database.exec('begin')
  for (let at = 0; at < READS; at++) {
    copyGuardian.run(largeId(at), fetchedAt, large)
    copyParts.run(largeId(at), large)
    copySession.run(`s${at}`, hashOf(`c${at}`), largeId(at), hashOf(`a${at}`), large)
  }
  for (let at = 0; at < GUARDIANS - READS; at++) {
    copyGuardian.run(smallId(at), fetchedAt, small)
    copyParts.run(smallId(at), small)
  }
  database.exec('commit')
  const { bytes } = database
    .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
    .get() as { bytes: number }
  database.close()
  return bytes
}

/** As it comes over the wire: unpacking it is the reader's own work, and would take longer than the server does. */
async function readBytes(url: string, headers: Record<string, string>) {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  await finished(response.resume())
}

/** Each in its turn; gives how long each took. */
async function readAll(url: string, type: string, order: readonly number[]): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const reader = async () => {
    while (next < order.length) {
      const at = order[next++] ?? 0
      const start = performance.now()
      const headers = {
        authorization: `Bearer a${at}`,
        cookie: `vault_session=c${at}`,
        'accept-encoding': 'br',
      }
      await readBytes(`${url}/api/inventory/${type}/${largeId(at)}`, headers)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, reader))
  return times.sort((one, other) => one - other)
}

async function main(dataDir: string) {
  const sandbox = await startSandboxProcess()
  const first = await startServerProcess(sandbox, dataDir)
  const [large, small] = [await signInAs(first.url, 'veteran'), await signInAs(first.url, 'newcomer')]
  for (const { path, headers } of [large, small]) await readInventory(first.url, path, headers)
  await first.stop()
  const bytes = multiply(dataDir, large.session.membership_id, small.session.membership_id)

  const server = await startServerProcess(sandbox, dataDir)
  const before = residentMegabytes(server.pid)
  const samples: number[] = []
  const sampling = setInterval(() => samples.push(residentMegabytes(server.pid)), SAMPLE_MS)
  const start = performance.now()
  const type = large.session.membership_type
  await readAll(server.url, type, [...Array(READS).keys()])
  const seconds = (performance.now() - start) / 1000
  const revisits = Array.from({ length: READS * 2 }, () => Math.floor(Math.random() * READS))
  const times = await readAll(server.url, type, revisits)
  clearInterval(sampling)
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  const highest = Math.max(...samples)
  console.table({
    'guardians on disk': GUARDIANS,
    'database MB': Math.round(bytes / 1e6),
    'large guardians read': READS,
    seconds: Number(seconds.toFixed(1)),
    'revisits at random': revisits.length,
    'revisit p50 ms': Math.round(times[Math.floor(times.length / 2)] ?? Number.NaN),
    'revisit p95 ms': Math.round(p95),
    'memory before MB': Math.round(before),
    'memory highest MB': Math.round(highest),
    'memory at the end MB': Math.round(residentMegabytes(server.pid)),
    'budget MB': BUDGET_MB,
  })
  if (highest > BUDGET_MB || p95 > REVISIT_P95_MS) process.exitCode = 1
}

await runBench(main)
