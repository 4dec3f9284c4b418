import { useEffect, useRef } from 'react'
import { NoticeBanner } from './NoticeBanner.tsx'
import { SystemBanner } from './SystemBanner.tsx'

/** Tells its height as `--banners`, for screens that are just as high as what is left of the window. */
export function BannerStack() {
  const stack = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!stack.current || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--banners', `${entry?.contentRect.height ?? 0}px`),
    )
    observer.observe(stack.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--banners')
    }
  }, [])
  return (
    <div ref={stack}>
      <SystemBanner />
      <NoticeBanner />
    </div>
  )
}
