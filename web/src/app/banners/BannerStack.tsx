import { NoticeBanner } from './NoticeBanner.tsx'
import { SystemBanner } from './SystemBanner.tsx'

export function BannerStack() {
  return (
    <>
      <SystemBanner />
      <NoticeBanner />
    </>
  )
}
