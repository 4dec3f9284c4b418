import type { Notice } from '@ai-vault/contract/notices.ts'
import type { Bus } from './bus.ts'
import type { NoticeStore, NumberedNotice } from './notice-store.ts'

const TOPIC = 'notice'
/** The clocks of two nodes may differ by this much. */
const CLOCK_MARGIN_MS = 10_000

export interface NoticesDeps {
  readonly store: NoticeStore
  readonly bus: Bus
  readonly now: () => number
}

export type Notices = ReturnType<typeof createNotices>

/** Public notices: stored, then announced by number on the bus, then read by every node that has listeners. */
export function createNotices({ store, bus, now }: NoticesDeps) {
  const listeners = new Set<(notice: NumberedNotice) => void>()

  async function deliver(read: () => Promise<readonly NumberedNotice[]>) {
    if (listeners.size === 0) return
    for (const notice of await read()) for (const listener of listeners) listener(notice)
  }

  // One after the other: two reads side by side could overtake each other.
  let delivery = Promise.resolve()
  const deliverNext = (read: () => Promise<readonly NumberedNotice[]>) => {
    delivery = delivery.then(() => deliver(read)).catch(() => {})
  }
  const unsubscribe = bus.subscribe(TOPIC, (id) => deliverNext(() => store.byId(Number(id))))
  // Some of these may have been heard before; streams know by their numbers what they have sent.
  bus.onGap((lastedMs) => {
    const from = now() - lastedMs - CLOCK_MARGIN_MS
    deliverNext(() => store.createdSince(from))
  })

  return {
    async publish(notice: Notice): Promise<void> {
      const id = await store.add(notice, now())
      await bus.publish(TOPIC, String(id))
    },
    since: (id: number) => store.after(id),
    listen(listener: (notice: NumberedNotice) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get listening() {
      return listeners.size
    },
    close: unsubscribe,
  }
}
