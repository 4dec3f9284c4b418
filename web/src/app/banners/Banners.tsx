import { useEffect, useRef, useSyncExternalStore } from 'react'
import { noticeBoard } from '../../data/system/notices.ts'
import { useOnline } from '../../data/system/use-online.ts'
import { useSystemStatus } from '../../data/system/use-system-status.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { OptionalPart } from '../../loading/OptionalPart.tsx'
import { Signal } from '../../ui/feedback/Signal.tsx'
import { waitingVersion } from '../register-service-worker.ts'
import { words } from '../words.ts'
import styles from './Banners.module.css'

const BannerStack = lazyPart(async () => (await import('./BannerStack.tsx')).BannerStack)

/**
 * The live region for everything that is said across the window; mostly silent, so its words load when needed. Only a
 * lost network has to do with what is here already.
 */
export function Banners() {
  const online = useOnline()
  const { banner } = useSystemStatus()
  const notices = useSyncExternalStore(noticeBoard.subscribe, noticeBoard.read, noticeBoard.read)
  const waiting = useSyncExternalStore(waitingVersion.subscribe, waitingVersion.read, waitingVersion.read)
  const silent = !banner && !waiting && notices.length === 0
  return (
    <div role="status" ref={useHeight(!silent || !online)}>
      {!online && (
        <div className={styles.offline}>
          <Signal state="other">{words.status.offline}</Signal>
        </div>
      )}
      {!silent && (
        <OptionalPart name="banners">
          <BannerStack />
        </OptionalPart>
      )}
    </div>
  )
}

/** Tells the height as `--banners`, for screens that are just as high as what is left of the window. */
function useHeight(filled: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!filled || !place.current || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--banners', `${entry?.contentRect.height ?? 0}px`),
    )
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--banners')
    }
  }, [filled])
  return place
}
