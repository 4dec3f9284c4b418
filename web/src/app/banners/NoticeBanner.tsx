import { useEffect, useSyncExternalStore } from 'react'
import { noticeBoard } from '../../data/system/notices.ts'
import { useSystemStatus } from '../../data/system/use-system-status.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { lateWords } from '../late-words.ts'
import { takeWaitingVersion, waitingVersion } from '../register-service-worker.ts'

const words = lateWords.banners

/** What the server pushed, as text and one at a time (F-334); and a new version that waits for a word. */
export function NoticeBanner() {
  const notices = useSyncExternalStore(noticeBoard.subscribe, noticeBoard.read)
  const waiting = useSyncExternalStore(waitingVersion.subscribe, waitingVersion.read)
  const { status, banner } = useSystemStatus()
  const isOfOutage = (content: string) => banner !== undefined && content === status?.game_api.message
  const own = notices.filter(({ content }) => !isOfOutage(content))
  const [first] = own
  // The system's own banner says the same and more: one banner for one cause, now and when it has gone.
  useEffect(() => {
    for (const { id, content } of notices) if (isOfOutage(content)) noticeBoard.dismiss(id)
  })
  return (
    <>
      {waiting && (
        <Banner
          tone="ai"
          glyph="i-refresh"
          title={words.newVersion}
          action={
            <Button size="small" onClick={() => takeWaitingVersion(waiting)}>
              {words.reload}
            </Button>
          }
        >
          {words.takesOver}
        </Banner>
      )}
      {first && (
        <Banner
          key={first.id}
          tone="ai"
          glyph="i-bell"
          title={first.content}
          onDismiss={() => noticeBoard.dismiss(first.id)}
        >
          {own.length > 1 && words.more(own.length - 1)}
        </Banner>
      )}
    </>
  )
}
