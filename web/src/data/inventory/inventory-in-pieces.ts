import {
  type InventoryReply,
  inventoryReplySchema,
  packedItemsSchema,
} from '@ai-vault/contract/items/inventory.ts'

/** Longer work than this is felt: half of a frame. */
const AT_ONCE_MS = 8

/** Part of the browsers only: goes on as soon as what waits has been done. */
interface Scheduling {
  readonly scheduler?: { readonly yield?: () => Promise<void> }
}

/** Long work waits at it between two parts, and every few milliseconds what the player pressed meanwhile comes first. */
function createPacer(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < AT_ONCE_MS) return
    const { scheduler } = globalThis as Scheduling
    await (scheduler?.yield?.() ?? new Promise((go) => setTimeout(go)))
    since = performance.now()
  }
}

/** So many rows at once: a few milliseconds, also on a slow phone. */
const PIECE = 20
const LISTS = ['items', 'plugs'] as const

/**
 * The schema of an inventory reply, read piece by piece. A vault has a thousand items: checked in one go they hold a phone
 * up for a quarter of a second, and whoever types meanwhile sees nothing.
 */
export const inventoryInPieces = {
  async safeParse(body: unknown) {
    const [holder, wrap] = listsIn(body)
    if (!holder) return inventoryReplySchema.safeParse(body)
    const around = inventoryReplySchema.safeParse(wrap({ ...holder, items: [], plugs: [] }))
    if (!around.success) return around
    const pause = createPacer()
    const lists: { items: unknown[]; plugs: unknown[] } = { items: [], plugs: [] }
    for (const name of LISTS) {
      const rows = holder[name]
      for (let at = 0; at < rows.length; at += PIECE) {
        const read = packedItemsSchema.safeParse({ items: [], plugs: [], [name]: rows.slice(at, at + PIECE) })
        if (!read.success) return read
        lists[name].push(...read.data[name])
        await pause()
      }
    }
    const { data } = around
    const whole =
      'changes' in data ? { ...data, changes: { ...data.changes, ...lists } } : { ...data, ...lists }
    return { success: true, data: whole as InventoryReply } as const
  },
}

type Lists = Readonly<Record<(typeof LISTS)[number], readonly unknown[]>>

/** Where a reply holds its lists, and how the reply looks with others; nothing where it is none. */
function listsIn(body: unknown): readonly [Lists | undefined, (lists: Lists) => unknown] {
  const { changes } = (body ?? {}) as { changes?: unknown }
  if (hasLists(changes)) return [changes, (lists) => ({ ...(body as object), changes: lists })]
  return [hasLists(body) ? body : undefined, (lists) => lists]
}

const hasLists = (value: unknown): value is Lists =>
  typeof value === 'object' &&
  value !== null &&
  LISTS.every((name) => Array.isArray((value as Readonly<Record<string, unknown>>)[name]))
