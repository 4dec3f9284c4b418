import { type ListStore, listStore, type OwnList } from './list-store.ts'

/**
 * The player's own wish lists, on this device: they belong to no account, and a sign-out leaves them. A browser that keeps
 * nothing (private mode) still has them for as long as the page lives.
 */
export function createOwnLists(store: ListStore) {
  let lists: readonly OwnList[] = []
  let isRead = false
  const listeners = new Set<() => void>()
  const change = (next: readonly OwnList[]) => {
    lists = next
    for (const listener of listeners) listener()
  }
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)
  const takeKept = (kept: readonly OwnList[]) => {
    const known = new Set(lists.map(({ id }) => id))
    if (kept.length > 0) change([...kept.filter(({ id }) => !known.has(id)), ...lists])
  }
  return {
    get: () => lists,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!isRead) {
        isRead = true
        quietly(store.readAll().then(takeKept))
      }
      return () => listeners.delete(listener)
    },
    add(name: string, text: string) {
      const list: OwnList = { id: crypto.randomUUID(), name, text, on: true }
      change([...lists, list])
      quietly(store.save(list))
    },
    turn(id: string, on: boolean) {
      change(lists.map((list) => (list.id === id ? { ...list, on } : list)))
      const turned = lists.find((list) => list.id === id)
      if (turned) quietly(store.save(turned))
    },
    remove(id: string) {
      change(lists.filter((list) => list.id !== id))
      quietly(store.remove(id))
    },
    /** Every one, also those that this page has not read yet. */
    async removeAll(): Promise<void> {
      change([])
      await store.clear().catch(() => undefined)
    },
  }
}

export const ownLists = createOwnLists(listStore)
