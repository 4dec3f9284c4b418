import { useSyncExternalStore } from 'react'
import { noticeBoard } from '../../data/system/notices.ts'
import { useSystemStatus } from '../../data/system/use-system-status.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { OptionalPart } from '../../loading/OptionalPart.tsx'
import { waitingVersion } from '../service-worker.ts'

const BannerStack = lazyPart(async () => (await import('./BannerStack.tsx')).BannerStack)

/** The live region for everything that is said across the window; mostly silent, so its words load when needed. */
export function Banners() {
  const { banner } = useSystemStatus()
  const notices = useSyncExternalStore(noticeBoard.subscribe, noticeBoard.read, noticeBoard.read)
  const waiting = useSyncExternalStore(waitingVersion.subscribe, waitingVersion.read, waitingVersion.read)
  const silent = !banner && !waiting && notices.length === 0
  return (
    <div role="status">
      {!silent && (
        <OptionalPart name="banners">
          <BannerStack />
        </OptionalPart>
      )}
    </div>
  )
}
