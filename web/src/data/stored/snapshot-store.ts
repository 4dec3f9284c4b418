import { indexedStore } from './indexed-store.ts'

/** The last good answers, on this device: one IndexedDB store of plain records. */
export interface Snapshot {
  readonly key: readonly unknown[]
  readonly data: unknown
  /** The player it belongs to; null where anyone may see it. */
  readonly owner: string | null
  /** Epoch milliseconds of the answer. */
  readonly savedAt: number
  /** Shown at once, and asked for again however young it is: the player wrote it, or something made it outdated. */
  readonly askAgain?: boolean
  /** Of the version of the app that kept it (build/answer-shape.ts); absent in what older versions kept. */
  readonly shape?: string
}

const within = indexedStore({ database: 'ai-vault', store: 'answers' })

export const indexedSnapshots = {
  readAll: () => within<Snapshot[]>('readonly', (store) => store.getAll()),
  save: (snapshot: Snapshot) =>
    within('readwrite', (store) => store.put(snapshot, JSON.stringify(snapshot.key))),
  remove: (key: readonly unknown[]) => within('readwrite', (store) => store.delete(JSON.stringify(key))),
}

export type SnapshotStore = typeof indexedSnapshots
