/**
 * How long it takes to index the real item definitions, and how much memory it needs at its peak.
 * A child process does the work and is measured; this process only serves the files. The second row pads every
 * definition to what the live table weighs, to show that memory does not grow with the file.
 */
import { execFile } from 'node:child_process'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { createPlatform } from '@ai-vault/platform/create-platform.ts'
import { TableEntries } from '@ai-vault/platform/manifest/index/table-entries.ts'

const ITEM_TABLE = 'DestinyInventoryItemDefinition'
const BUDGET = { seconds: 5, megabytes: 400 }
const RUNS = 3
const PADDING = JSON.stringify({
  padding: Array.from({ length: 100 }, (_, index) => ({ index, value: 'x' })),
}).slice(1)

interface Measured {
  readonly definitions: number
  readonly ms: number
  readonly megabytes: number
}

async function measureInThisProcess(url: string): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-bench-'))
  const platform = createPlatform({
    platformUrl: url,
    apiKey: 'bench',
    clientId: '0',
    clientSecret: 'bench',
    dataDir,
    userAgent: 'AiVault/bench',
  })
  const startedAt = performance.now()
  const { definitions } = await platform.manifest.refresh()
  const ms = performance.now() - startedAt
  await platform.close()
  rmSync(dataDir, { recursive: true })
  return { definitions, ms, megabytes: process.resourceUsage().maxRSS / 1024 }
}

function sendTable(file: string, padded: boolean, response: ServerResponse): void {
  const plain = createReadStream(file).pipe(createGunzip())
  if (!padded) return void plain.pipe(response)
  let first = true
  const entries = new TableEntries((key, json) => {
    response.write(`${first ? '{' : ','}"${key}":${json.slice(0, -1)},${PADDING}`)
    first = false
  })
  plain.on('data', (chunk: Buffer) => {
    entries.push(chunk)
    if (!response.writableNeedDrain) return
    plain.pause()
    response.once('drain', () => plain.resume())
  })
  plain.on('end', () => response.end('}'))
}

async function serveTable(file: string, padded: boolean) {
  let bytes = 0
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/Platform')) {
      const Response = {
        version: padded ? 'padded' : 'real',
        jsonWorldComponentContentPaths: { en: { [ITEM_TABLE]: '/table.json' } },
      }
      return void response.end(JSON.stringify({ ErrorCode: 1, Response }))
    }
    response.on('finish', () => {
      bytes = request.socket.bytesWritten
    })
    sendTable(file, padded, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, bytes: () => bytes, close: () => server.close() }
}

async function measureInChild(url: string): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), url])
  return JSON.parse(stdout)
}

async function main(): Promise<void> {
  const folder = process.env.REAL_DATA_DIR
  if (!folder) return console.log('manifest-index: skipped, REAL_DATA_DIR is not set')
  const rows = []
  for (const padded of [false, true]) {
    const server = await serveTable(join(folder, 'manifest', `${ITEM_TABLE}.json.gz`), padded)
    for (let run = 1; run <= RUNS; run++) {
      const { definitions, ms, megabytes } = await measureInChild(server.url)
      const within = ms / 1000 < BUDGET.seconds && megabytes < BUDGET.megabytes
      rows.push({
        table: padded ? 'padded to live size' : 'real, trimmed',
        'size MB': Math.round(server.bytes() / 1e6),
        definitions,
        seconds: Number((ms / 1000).toFixed(2)),
        'peak RSS MB': Math.round(megabytes),
        [`under ${BUDGET.seconds} s and ${BUDGET.megabytes} MB`]: within ? 'yes' : 'NO',
      })
    }
    server.close()
  }
  console.table(rows)
}

const childUrl = process.argv[2]
if (childUrl) console.log(JSON.stringify(await measureInThisProcess(childUrl)))
else await main()
