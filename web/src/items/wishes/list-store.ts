import { indexedStore } from '../../data/stored/indexed-store.ts'

/** A wish list that the player loaded: its text, as it came. */
export interface OwnList {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Off: kept, and asked nothing. */
  readonly on: boolean
}

const within = indexedStore({ database: 'ai-vault-wish-lists', store: 'lists', keyPath: 'id' })

export const listStore = {
  readAll: () => within<OwnList[]>('readonly', (store) => store.getAll()),
  save: (list: OwnList) => within('readwrite', (store) => store.put(list)),
  remove: (id: string) => within('readwrite', (store) => store.delete(id)),
  clear: () => within('readwrite', (store) => store.clear()),
}

export type ListStore = typeof listStore
