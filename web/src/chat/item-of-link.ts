import type { ItemRef } from '../items/find-item.ts'

/** An instance id has 19 digits; the hash of a kind of item has ten at most. */
const LONGEST_HASH = 10

/** The item a link of an answer stands for, by its address alone: it is drawn before the rest of the answer is there. */
export function itemOfLink(href: string): ItemRef | undefined {
  const id = /^\/forge\/(\d+)$/.exec(href)?.[1] ?? /^\/armory\?(?:.*&)?piece=(\d+)(?:&|$)/.exec(href)?.[1]
  if (id === undefined) return undefined
  return id.length > LONGEST_HASH ? { instanceId: id } : { itemHash: Number(id) }
}
