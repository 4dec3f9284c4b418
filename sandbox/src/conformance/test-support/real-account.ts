import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { DestinyProfileResponse } from 'bungie-api-ts/destiny2'
import type { WorldTable } from '../../world/world-tables.ts'
import { type AccountView, viewAccount } from './account-view.ts'

const read = (file: string): unknown => JSON.parse(gunzipSync(readFileSync(file)).toString())

/** The real answer of 2021 over the real definitions, which are mostly of 2026 and trimmed. */
export function viewRealAccount(folder: string): AccountView {
  const tables = new Map<WorldTable, ReadonlyMap<number, object> | undefined>()
  const table = (name: WorldTable) => {
    if (!tables.has(name)) {
      const file = join(folder, 'manifest', `${name}.json.gz`)
      const entries = existsSync(file) ? Object.entries(read(file) as Record<string, object>) : undefined
      tables.set(name, entries && new Map(entries.map(([hash, entry]) => [Number(hash), entry])))
    }
    return tables.get(name)
  }
  const { Response } = read(join(folder, 'api/profile-2021-05-28.json.gz')) as {
    Response: Partial<DestinyProfileResponse>
  }
  return viewAccount({ name: 'real', now: Date.parse('2021-05-28T07:30:00Z'), profile: Response, table })
}
