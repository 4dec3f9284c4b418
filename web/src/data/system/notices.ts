import type { Notice } from '@ai-vault/contract/account/notices.ts'
import { messageLog } from '../../ui/feedback/toasts/message-log.ts'
import type { SessionStore } from '../session/session-store.ts'
import { connection } from './connection.ts'
import { createNoticeStream } from './notice-stream.ts'

export interface ShownNotice extends Notice {
  readonly id: number
}

/** The notices that nobody has dismissed yet, oldest first. */
export function createNoticeBoard() {
  let notices: readonly ShownNotice[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const publish = (next: readonly ShownNotice[]) => {
    notices = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    add: (notice: Notice) => publish([...notices, { ...notice, id: nextId++ }]),
    dismiss: (id: number) => publish(notices.filter((notice) => notice.id !== id)),
    read: () => notices,
    subscribe,
    /** Called when one comes, not when one is dismissed. */
    onNew(listener: () => void) {
      const newest = () => notices.at(-1)?.id ?? 0
      let seen = newest()
      return subscribe(() => {
        if (newest() <= seen) return
        seen = newest()
        listener()
      })
    },
  }
}

export const noticeBoard = createNoticeBoard()

/** Opens the stream at the app's start and ties it to the page's life and to the session. */
export function startNotices(session: SessionStore): void {
  const stream = createNoticeStream({
    onNotice: (notice) => {
      noticeBoard.add(notice)
      messageLog.add(notice.content, 'i-bell')
    },
    onBreak: connection.doubt,
  })
  addEventListener('pagehide', stream.stop)
  window.addEventListener('pageshow', (event) => event.persisted && stream.start())
  addEventListener('focus', stream.wake)
  connection.subscribe(() => connection.read().online && stream.wake())
  session.subscribe((now, before) => {
    if (before.status !== 'checking' && now.status !== before.status) stream.restart()
  })
  stream.start()
}
