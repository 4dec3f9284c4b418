/** A wish list that the player loaded: its text, as it came. */
export interface OwnList {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Off: kept, and asked nothing. */
  readonly on: boolean
}

const DATABASE = 'ai-vault-wish-lists'
const STORE = 'lists'

/** Large lists are several megabytes, more than the key-value storage holds. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

export const listStore = {
  readAll: () => within<OwnList[]>('readonly', (store) => store.getAll()),
  save: (list: OwnList) => within('readwrite', (store) => store.put(list)),
  remove: (id: string) => within('readwrite', (store) => store.delete(id)),
}

export type ListStore = typeof listStore
