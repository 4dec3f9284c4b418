import type { Notice } from '@ai-vault/contract/notices.ts'
import type { Bus } from './bus.ts'
import type { NoticeStore, NumberedNotice } from './notice-store.ts'

const TOPIC = 'notice'

export interface NoticesDeps {
  readonly store: NoticeStore
  readonly bus: Bus
  readonly now: () => number
}

export type Notices = ReturnType<typeof createNotices>

/** Public notices: stored, then announced by number on the bus, then read by every node that has listeners. */
export function createNotices({ store, bus, now }: NoticesDeps) {
  const listeners = new Set<(notice: NumberedNotice) => void>()

  async function deliver(id: string) {
    if (listeners.size === 0) return
    const notice = await store.byId(Number(id))
    if (notice) for (const listener of listeners) listener(notice)
  }

  // One after the other: two reads side by side could overtake each other.
  let delivery = Promise.resolve()
  const unsubscribe = bus.subscribe(TOPIC, (id) => {
    delivery = delivery.then(() => deliver(id)).catch(() => {})
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
