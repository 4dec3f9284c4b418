import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../../data/queries/profile-queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useSaved } from '../../data/system/use-saved.ts'
import { ShareGear } from '../../sharing/ShareGear.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { ErrorLine, ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { AsOf } from '../../ui/figures/freshness/AsOf.tsx'
import { SavedContext, SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Bays, Plate } from '../../ui/page/Plate.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { Identity } from './account/Identity.tsx'
import { LinkedPlatforms } from './account/LinkedPlatforms.tsx'
import { PrivacyTable } from './account/PrivacyTable.tsx'
import styles from './Profile.module.css'
import { AccessTokens } from './settings/AccessTokens.tsx'
import { Alerts } from './settings/Alerts.tsx'
import { Sessions } from './settings/Sessions.tsx'
import { YourData } from './settings/YourData.tsx'
import { LinksMade } from './share/LinksMade.tsx'
import { ShareProfile } from './share/ShareProfile.tsx'
import { words } from './words/words.tsx'

/** Who the player is to the platform, and everything they can do about what is kept (F-318 to F-322). */
function ProfileScreen({ session }: { readonly session: SignedIn }) {
  const { membershipId } = session
  const { data, isPending, isFetching, error, refetch } = useQuery(profileQuery(membershipId))
  const saved = useSaved({ stale: data?.stale_reason !== undefined, error })
  const name = data?.display_name ?? session.displayName ?? ''
  return (
    <SavedContext value={saved}>
      <PageHead
        title={words.title}
        lead={words.lead}
        dense
        end={
          <>
            {data && <AsOf at={Date.parse(data.as_of)} />}
            {data && <SourceMark source="live" />}
          </>
        }
      />
      {data?.stale_reason && <ErrorLine tone="warn">{words.stale}</ErrorLine>}
      {isPending && <Thinking>{words.loading}</Thinking>}
      {!data && error && (
        <ErrorPanel
          title={words.failed}
          actions={
            <Button aria-busy={isFetching} onClick={() => void refetch()}>
              <Glyph name="i-refresh" size="s" />
              {words.retry}
            </Button>
          }
        >
          <p>{error.message}</p>
          <p>{words.stillWorks}</p>
        </ErrorPanel>
      )}
      {data && <Identity profile={data} />}
      <div className={data && styles.two}>
        {data && (
          <div className={styles.column}>
            <PrivacyTable privacy={data.privacy} />
            <LinkedPlatforms linked={data.linked} onRetry={() => void refetch()} />
          </div>
        )}
        <Plate>
          <SectionHead title={words.shareProfile.title} glyph="i-share" />
          {data && <ShareProfile membershipId={membershipId} />}
          <div className={styles.shares}>
            <ShareGear type="build" />
            <ShareGear type="loadout" />
          </div>
          <LinksMade membershipId={membershipId} />
        </Plate>
      </div>
      <Alerts membershipId={membershipId} />
      <Bays columns={3} className={styles.keep}>
        <Sessions membershipId={membershipId} />
        <AccessTokens membershipId={membershipId} />
        <YourData membershipId={membershipId} name={name} />
      </Bays>
    </SavedContext>
  )
}

export const parts = { Screen: ProfileScreen }
