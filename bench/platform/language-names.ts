/**
 * What another language of names costs a node: the real definitions (36,681 items) cut down to names, on disk, in
 * memory after every item was asked for once, and in time for a vault of 1,000 weapons. REAL_DATA_DIR points at them;
 * they are English, which is as long as any other language.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { Definitions } from '@ai-vault/platform/manifest/definitions.ts'
import { DefinitionIndex } from '@ai-vault/platform/manifest/index/definition-index.ts'
import { IndexWriter } from '@ai-vault/platform/manifest/index/index-writer.ts'
import {
  ITEM_TABLE,
  NAME_SHAPES,
  TABLE_SHAPES,
  type TableShapes,
} from '@ai-vault/platform/manifest/index/table-shapes.ts'

const NAMES_OF_A_VAULT = 12_000

function build(folder: string, file: string, shapes: TableShapes): number {
  const startedAt = performance.now()
  const writer = new IndexWriter(file, shapes)
  for (const name of Object.keys(shapes)) {
    try {
      const table = gunzipSync(readFileSync(join(folder, 'manifest', `${name}.json.gz`)))
      const into = writer.table(name)
      into.push(table)
      into.end()
    } catch {
      // Not among the real tables.
    }
  }
  writer.finish({ version: 'real', language: 'en', contentKey: '', loadedAt: '' })
  return performance.now() - startedAt
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Twice, with a pause: what a build left behind must not count. */
async function heapMb(): Promise<number> {
  for (let round = 0; round < 2; round++) {
    await setTimeout(100)
    collect()
  }
  return process.memoryUsage().heapUsed / 2 ** 20
}

async function measure(folder: string, temporary: string, kept: string, shapes: TableShapes) {
  const file = join(temporary, `${kept}.sqlite`)
  const buildMs = build(folder, file, shapes)
  const before = await heapMb()
  const definitions = new Definitions(new DefinitionIndex(file))
  const hashes = definitions.index.hashes(ITEM_TABLE)
  const startedAt = performance.now()
  for (let i = 0; i < NAMES_OF_A_VAULT; i++) definitions.named(ITEM_TABLE, hashes[i % 2_000] ?? 0)
  const vaultMs = performance.now() - startedAt
  for (const hash of hashes) definitions.named(ITEM_TABLE, hash)
  const heldMb = (await heapMb()) - before
  definitions.index.close()
  return {
    kept,
    items: hashes.length,
    'build s': Number((buildMs / 1000).toFixed(1)),
    'on disk MB': Number((statSync(file).size / 2 ** 20).toFixed(1)),
    'in memory MB': Number(heldMb.toFixed(1)),
    'names of a vault ms': Number(vaultMs.toFixed(1)),
  }
}

const folder = process.env.REAL_DATA_DIR
if (!folder) {
  console.log('skipped: REAL_DATA_DIR is not set')
} else {
  const temporary = mkdtempSync(join(tmpdir(), 'ai-vault-bench-'))
  console.table([
    await measure(folder, temporary, 'names', NAME_SHAPES),
    await measure(folder, temporary, 'whole', TABLE_SHAPES),
  ])
  rmSync(temporary, { recursive: true })
}
