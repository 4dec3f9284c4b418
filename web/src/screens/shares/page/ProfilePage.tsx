import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import type { ProfileDocument } from '@ai-vault/game/shares/document.ts'
import { ProfileFacts } from '../../../sharing/SharePreview.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import styles from '../Shares.module.css'
import { ShareHead } from './ShareHead.tsx'
import { Versions } from './Versions.tsx'

interface ProfilePageProps {
  readonly share: ShareAnswer
  readonly document: ProfileDocument
}

/** What a player chose to show of themselves. */
export function ProfilePage({ share, document }: ProfilePageProps) {
  return (
    <>
      <ShareHead share={share} />
      <div className={styles.two}>
        <Plate className={styles.stack}>
          <ProfileFacts document={document} />
        </Plate>
        <Versions share={share} />
      </div>
    </>
  )
}
