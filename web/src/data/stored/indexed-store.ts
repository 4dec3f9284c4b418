/** One store of an IndexedDB database of its own: for what is larger than the key-value storage holds. */
export interface StorePlace {
  readonly database: string
  readonly store: string
  /** The field that is the key; without one, every record comes with a key. */
  readonly keyPath?: string
}

export type Within = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>

function open({ database, store, keyPath }: StorePlace): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, keyPath ? { keyPath } : {})
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Does one thing in a transaction, and is done when it is written. */
export const indexedStore =
  (place: StorePlace): Within =>
  async (mode, work) => {
    const database = await open(place)
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(place.store, mode)
        const request = work(transaction.objectStore(place.store))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onerror = () => reject(transaction.error)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  }
