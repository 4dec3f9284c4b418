/** Names of the real game, where its manifest is at hand: a name index as large as the server's. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { NameEntry, NameKind } from '@ai-vault/sentinel/reader/names/name-index.ts'

interface Item {
  readonly displayProperties: { readonly name?: string }
  readonly itemType?: number
  readonly inventory?: { readonly tierType?: number }
  readonly plug?: { readonly plugCategoryIdentifier?: string }
  readonly hash: number
}
const KIND_OF_TYPE = new Map<number, NameKind>([
  [2, 'armor'],
  [3, 'weapon'],
])
const PERKS = new Set(['frames', 'origins'])
const EXOTIC = 6

export function namesOfRealGame(folder: string | undefined = process.env.REAL_DATA_DIR): NameEntry[] {
  const file = join(folder ?? '', 'manifest', 'DestinyInventoryItemDefinition.json.gz')
  if (!folder || !existsSync(file)) return []
  const items: Record<string, Item> = JSON.parse(gunzipSync(readFileSync(file)).toString())
  return Object.values(items).flatMap(
    ({ displayProperties, itemType, inventory, plug, hash }): NameEntry[] => {
      const { name } = displayProperties
      const kind = PERKS.has(plug?.plugCategoryIdentifier ?? '') ? 'perk' : KIND_OF_TYPE.get(itemType ?? 0)
      if (!name || !kind) return []
      return [{ kind, name, hash, ...(inventory?.tierType === EXOTIC ? { exotic: true } : {}) }]
    },
  )
}
