import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { envelope, sendJson, startWireServer } from '../testing/wire-server.ts'
import { ITEM_TABLE } from './index/table-shapes.ts'

const SCRIPT = fileURLToPath(new URL('../testing/refresh-manifest.ts', import.meta.url))
const DEFINITIONS = 3_000

test('three processes that load the same definitions into one folder at once all end with whole ones', async () => {
  const table = JSON.stringify(
    Object.fromEntries(
      Array.from({ length: DEFINITIONS }, (_, hash) => [
        hash,
        { hash, displayProperties: { name: `item ${hash}` } },
      ]),
    ),
  )
  await using server = await startWireServer((request, response) => {
    if (request.path.startsWith('/Platform')) {
      const jsonWorldComponentContentPaths = { en: { [ITEM_TABLE]: '/table.json' } }
      return sendJson(response, envelope({ version: '1', jsonWorldComponentContentPaths }))
    }
    response.end(table)
  })
  const folder = temporaryFolder()
  const refresh = () => promisify(execFile)(process.execPath, [SCRIPT, server.url, folder])
  await Promise.all([refresh(), refresh(), refresh()])
  expect(readdirSync(join(folder, 'manifest'))).toEqual([expect.stringMatching(/^en-[0-9a-f]{24}\.sqlite$/)])
})
