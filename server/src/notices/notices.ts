import type { Notice } from '@ai-vault/contract/account/notices.ts'
import type { Bus } from './bus.ts'
import type { NoticeStore, NumberedNotice } from './notice-store.ts'

const TOPIC = 'notice'
/** The clocks of two nodes may differ by this much. */
const CLOCK_MARGIN_MS = 10_000

export interface NoticesDeps {
  readonly store: NoticeStore
  readonly bus: Bus
  readonly now: () => number
  /** Called where notices could not be read or delivered on this node; the next ones are tried all the same. */
  readonly onFailed: (error: unknown) => void
}

export type Notices = ReturnType<typeof createNotices>

type Listener = (notice: NumberedNotice) => void

/**
 * Notices for everybody or for one player (G-06): stored, then announced by number on the bus, then read by every node
 * that has listeners.
 */
export function createNotices({ store, bus, now, onFailed }: NoticesDeps) {
  /** With the player that each of them listens for; a visitor hears what is for everybody. */
  const listeners = new Map<Listener, string | undefined>()
  const published = new Set<(notice: Notice, to: string | undefined) => void>()

  async function deliver(read: () => Promise<readonly NumberedNotice[]>) {
    if (listeners.size === 0) return
    for (const notice of await read()) {
      const reached = [...listeners].filter(([, reader]) => notice.to === undefined || notice.to === reader)
      for (const [listener] of reached) hand(listener, notice)
      if (notice.to !== undefined && reached.length > 0) await store.markDelivered(notice.id, now())
    }
  }

  /** A stream that fails keeps no other from its notice. */
  function hand(listener: Listener, notice: NumberedNotice) {
    try {
      listener(notice)
    } catch (error) {
      onFailed(error)
    }
  }

  // One after the other: two reads side by side could overtake each other.
  let delivery = Promise.resolve()
  const deliverNext = (read: () => Promise<readonly NumberedNotice[]>) => {
    delivery = delivery.then(() => deliver(read)).catch(onFailed)
  }
  const unsubscribe = bus.subscribe(TOPIC, (id) => deliverNext(() => store.byId(Number(id))))
  // Some of these may have been heard before; streams know by their numbers what they have sent.
  bus.onGap((lastedMs) => {
    const from = now() - lastedMs - CLOCK_MARGIN_MS
    deliverNext(() => store.createdSince(from))
  })

  return {
    async publish(notice: Notice, to?: string): Promise<void> {
      const id = await store.add(notice, now(), to)
      await bus.publish(TOPIC, String(id))
      for (const listener of published) listener(notice, to)
    },
    /** Told on the node that published, and only there: for what is to happen once. */
    onPublished: (listener: (notice: Notice, to: string | undefined) => void) => published.add(listener),
    since: (id: number, reader?: string) => store.after(id, reader),
    /** What waited for a player who was away; it counts as carried from now on. */
    async waiting(reader: string): Promise<readonly NumberedNotice[]> {
      const found = await store.waiting(reader)
      for (const { id } of found) await store.markDelivered(id, now())
      return found
    },
    latestOf: (reader: string) => store.latestOf(reader, now()),
    listen(listener: Listener, reader?: string): () => void {
      listeners.set(listener, reader)
      return () => listeners.delete(listener)
    },
    get listening() {
      return listeners.size
    },
    close: unsubscribe,
  }
}
