import type { Plug } from '@ai-vault/game/items.ts'
import type { ItemDefinition } from './item-definition.ts'

/** What a definition is put together from; of one version of the definitions. */
export interface ItemLookups {
  item(hash: number): ItemDefinition | undefined
  plug(hash: number): Plug | undefined
  plugSet(hash: number): readonly number[]
  definition(table: string, hash: number): unknown
}
