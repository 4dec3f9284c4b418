/**
 * How long the client takes from the platform's answer to a guardian: the real profile of 2021 (966 items) over
 * the real definitions, first with a cold cache of definitions, then warm.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { translateGuardian } from '@ai-vault/platform/guardian/translate-guardian.ts'
import { Definitions } from '@ai-vault/platform/manifest/definitions.ts'
import { DefinitionIndex } from '@ai-vault/platform/manifest/index/definition-index.ts'
import { IndexWriter } from '@ai-vault/platform/manifest/index/index-writer.ts'
import { TABLE_SHAPES } from '@ai-vault/platform/manifest/index/table-shapes.ts'

const OWNER = { membershipId: '4611686018433092312', membershipType: 2 }
const WARM_RUNS = 50

function buildIndex(folder: string, file: string): void {
  const writer = new IndexWriter(file)
  for (const name of Object.keys(TABLE_SHAPES)) {
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
}

function timed<T>(work: () => T): { ms: number; result: T } {
  const startedAt = performance.now()
  const result = work()
  return { ms: performance.now() - startedAt, result }
}

function main(folder: string): void {
  const temporary = mkdtempSync(join(tmpdir(), 'ai-vault-bench-'))
  buildIndex(folder, join(temporary, 'index.sqlite'))
  const definitions = new Definitions(new DefinitionIndex(join(temporary, 'index.sqlite')))
  const body = gunzipSync(readFileSync(join(folder, 'api/profile-2021-05-28.json.gz'))).toString('utf8')
  const parsed = timed(() => JSON.parse(body).Response)
  const translate = () => translateGuardian(parsed.result, OWNER, definitions, 0)
  const cold = timed(translate)
  const warm = Array.from({ length: WARM_RUNS }, () => timed(translate).ms).sort((a, b) => a - b)
  const { weapons, armor, others, unknownItems } = cold.result
  const items = [...weapons, ...armor, ...others]
  const named = items.filter(({ name }) => name !== '').length
  const rolled = weapons.filter(({ columns }) =>
    columns.some(({ kind, active }) => kind === 'trait' && active),
  )
  console.table([
    {
      items: items.length + unknownItems,
      'named %': Number(((100 * named) / (items.length + unknownItems)).toFixed(1)),
      'weapons with perks': `${rolled.length} of ${weapons.length}`,
      'JSON ms': Number(parsed.ms.toFixed(1)),
      'cold ms': Number(cold.ms.toFixed(1)),
      'warm median ms': Number((warm[WARM_RUNS / 2] ?? 0).toFixed(1)),
    },
  ])
  definitions.index.close()
  rmSync(temporary, { recursive: true })
}

if (process.env.REAL_DATA_DIR) main(process.env.REAL_DATA_DIR)
else console.log('real-profile: skipped, REAL_DATA_DIR is not set')
