import type { ChatMetadata } from '@ai-vault/contract/advice/sentinel.ts'
import type { ItemRef } from '../../items/find-item.ts'

interface NamedItem {
  readonly name: string
  readonly of: ItemRef
}

/**
 * The items of several answers, each once and by a key. An owned copy stands for its weapon: one answer may name the
 * copy, another one what it is a copy of.
 */
export function itemsOnce(items: ChatMetadata['items']): ReadonlyMap<string, NamedItem> {
  const held = new Set(items.flatMap(({ name, instance_id }) => (instance_id ? [name] : [])))
  return new Map(
    items.flatMap(({ name, instance_id, hash }): (readonly [string, NamedItem])[] => {
      if (instance_id) return [[instance_id, { name, of: { instanceId: instance_id } }]]
      return hash === undefined || held.has(name) ? [] : [[String(hash), { name, of: { itemHash: hash } }]]
    }),
  )
}
