import type * as NoticeContract from '@ai-vault/contract/account/notices.ts'
import type { Notice } from '@ai-vault/contract/account/notices.ts'
import { NOTICE_RETRY_LIMIT, NOTICE_RETRY_MS } from '@ai-vault/contract/service/limits.ts'
import { logFailure } from '../log.ts'

/**
 * The stream of notices. The browser's own reconnecting is not used, because the rules are ours: up to 5 tries, 3 s apart
 * (F-331), the count starts anew after a success (F-332), the page's end stops it without a try (F-333), and failure
 * is silent (F-335). After the last try it sleeps until someone comes back to the window.
 */
export interface NoticeStreamDeps {
  readonly open?: (address: string) => EventSource
  /** What a notice must look like; loaded with the first one. */
  readonly loadSchema?: () => Promise<Pick<typeof NoticeContract, 'noticeSchema'>>
  readonly onNotice: (notice: Notice) => void
  /** The stream broke: the server may be out of reach. */
  readonly onBreak?: () => void
}

const ADDRESS = '/api/sse/notifications'

export function createNoticeStream({
  open = (address) => new EventSource(address),
  loadSchema = () => import('@ai-vault/contract/account/notices.ts'),
  onNotice,
  onBreak,
}: NoticeStreamDeps) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retries = 0
  let lastId = ''
  let running = false
  let contract: ReturnType<typeof loadSchema> | undefined

  function close() {
    clearTimeout(timer)
    timer = undefined
    source?.close()
    source = undefined
  }

  /** Of two loads the second may be there first, and with it the later notice. What failed is loaded anew. */
  function loadOnce() {
    contract ??= loadSchema().catch((failure) => {
      contract = undefined
      throw failure
    })
    return contract
  }

  async function onMessage(event: MessageEvent<string>) {
    if (event.lastEventId) lastId = event.lastEventId
    const { noticeSchema } = await loadOnce()
    const notice = noticeSchema.safeParse(parseJson(event.data))
    if (notice.success) onNotice(notice.data)
    else logFailure('notice-unreadable')
  }

  function attempt() {
    close()
    // A new EventSource forgets the last id, so it goes along as a parameter; nothing is missed between two tries.
    source = open(lastId ? `${ADDRESS}?lastEventId=${encodeURIComponent(lastId)}` : ADDRESS)
    source.onopen = () => {
      retries = 0
    }
    source.onmessage = onMessage
    source.onerror = () => {
      close()
      if (!running) return
      onBreak?.()
      if (retries >= NOTICE_RETRY_LIMIT) return
      retries += 1
      timer = setTimeout(attempt, NOTICE_RETRY_MS)
    }
  }

  return {
    start() {
      if (running) return
      running = true
      retries = 0
      attempt()
    },
    stop() {
      running = false
      close()
    },
    /** The window is looked at again: try once more if the stream had given up. */
    wake() {
      if (running && !source && timer === undefined) attempt()
    },
    /** Someone signed in or out: the same stream with other rights. */
    restart() {
      if (!running) return
      retries = 0
      attempt()
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
