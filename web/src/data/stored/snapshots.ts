import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { logFailure } from '../log.ts'
import type { SessionState, SessionStore } from '../session/session-store.ts'
import { indexedStore } from './indexed-store.ts'

/** Unknown only where the app was not built: in development and in tests. */
const SHAPE: string = import.meta.env.VITE_ANSWER_SHAPE ?? 'unbuilt'

const ownerOf = (state: SessionState) => (state.status === 'connected' ? state.session.membershipId : null)

/**
 * Keeps the last good answer of every query that asks for it (`meta.snapshot`), puts the kept ones back at start with
 * their true age, and forgets everything personal when the player signs out or another one signs in. An answer of another
 * shape is dropped: this version would misread it.
 */
export function keepSnapshots(
  client: QueryClient,
  session: SessionStore,
  store: SnapshotStore = indexedSnapshots,
  shape: string = SHAPE,
): void {
  const tolerate = (work: Promise<unknown>) => void work.catch(() => logFailure('snapshot-unavailable'))

  /** What was put back and not read since: such a query knows nothing of its `meta`. */
  const restored = new Set<string>()
  const save = ({ queryKey, state }: Query, askAgain: boolean) => {
    const player = ownerOf(session.read())
    const owner = player && queryKey.includes(player) ? player : null
    const { data, dataUpdatedAt: savedAt } = state
    tolerate(store.save({ key: queryKey, data, savedAt, owner, shape, askAgain }))
  }

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const { meta, queryHash, state } = query
    if (action.type === 'success') {
      // A success by hand is the restore itself, or an edit that no server confirmed; not where the player writes.
      if (meta?.snapshot && (!action.manual || meta.written)) save(query, meta.written ?? false)
    } else if (action.type === 'invalidate') {
      // What no screen shows is read when one does, and a page may close before the new answer is kept: after a reload the
      // kept one has to know that it is outdated.
      const isKept = meta?.snapshot || restored.has(queryHash)
      if (isKept && state.data !== undefined) save(query, true)
    }
  })

  session.subscribe((now, before) => {
    const player = ownerOf(now)
    const was = ownerOf(before)
    if (was !== null && was !== player) {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(was) })
    }
    if (was !== player || before.status === 'checking') {
      tolerate(restore(client, store, player, shape, (key) => restored.add(hashKey(key))))
    }
  })
}

/** Puts back what the player may see and drops what belongs to someone else or to another version. */
async function restore(
  client: QueryClient,
  store: SnapshotStore,
  player: string | null,
  shape: string,
  onRestored: (key: readonly unknown[]) => void,
): Promise<void> {
  for (const { key, data, savedAt, owner, askAgain, ...kept } of await store.readAll()) {
    const isForeign = owner !== null && owner !== player
    if (isForeign || kept.shape !== shape) await store.remove(key)
    else if (client.getQueryData(key) === undefined) {
      client.setQueryData(key, data, { updatedAt: savedAt })
      // The page may have closed between the server's word and the device's own copy of it. What is under way goes on.
      if (askAgain) void client.invalidateQueries({ queryKey: key, exact: true }, { cancelRefetch: false })
      onRestored(key)
    }
  }
}

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

const indexedSnapshots = {
  readAll: () => within<Snapshot[]>('readonly', (store) => store.getAll()),
  save: (snapshot: Snapshot) =>
    within('readwrite', (store) => store.put(snapshot, JSON.stringify(snapshot.key))),
  remove: (key: readonly unknown[]) => within('readwrite', (store) => store.delete(JSON.stringify(key))),
}

export type SnapshotStore = typeof indexedSnapshots
