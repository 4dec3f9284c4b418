/** The last good answers, on this device: one IndexedDB store of plain records. */
export interface Snapshot {
  readonly key: readonly unknown[]
  readonly data: unknown
  /** The player it belongs to; null where anyone may see it. */
  readonly owner: string | null
  /** Epoch milliseconds of the answer. */
  readonly savedAt: number
  /** Of the version of the app that kept it (build/answer-shape.ts); absent in what older versions kept. */
  readonly shape?: string
}

const DATABASE = 'ai-vault'
const STORE = 'answers'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
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

export const indexedSnapshots = {
  readAll: () => within<Snapshot[]>('readonly', (store) => store.getAll()),
  save: (snapshot: Snapshot) =>
    within('readwrite', (store) => store.put(snapshot, JSON.stringify(snapshot.key))),
  remove: (key: readonly unknown[]) => within('readwrite', (store) => store.delete(JSON.stringify(key))),
}

export type SnapshotStore = typeof indexedSnapshots
