import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { fold } from '@ai-vault/game/search/fold.ts'

const keys = new Map<string, string>()
const MOST_KEYS = 20_000

/** What two names are compared by, however they are written: "King's Fall", 'kings_fall', 'Kings Fall'. */
export function nameKey(name: string): string {
  const known = keys.get(name)
  if (known !== undefined) return known
  const key = fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, '')
  if (keys.size >= MOST_KEYS) keys.clear()
  keys.set(name, key)
  return key
}

export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

interface Named {
  readonly name: string
  readonly hash?: number | undefined
  readonly instanceId?: string | undefined
}

/** Whether this is what is named: one copy, or anything of that name. */
export function isThing(thing: Thing, { name, hash, instanceId }: Named): boolean {
  if (thing.instance_id !== undefined) return thing.instance_id === instanceId
  return (thing.hash !== undefined && thing.hash === hash) || sameName(thing.name, name)
}
