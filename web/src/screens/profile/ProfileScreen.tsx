import type { Audience, LinkedPlatform, ProfileAnswer } from '@ai-vault/contract/account/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { platformName } from '../../data/language/platform-names.ts'
import { profileQuery } from '../../data/queries/profile-queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useSaved } from '../../data/system/use-saved.ts'
import { ShareGear } from '../../sharing/ShareGear.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { ErrorLine, ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { FailedLine } from '../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { AsOf } from '../../ui/figures/freshness/AsOf.tsx'
import { SavedContext, SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Bays, Plate } from '../../ui/page/Plate.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import { Identity } from './Identity.tsx'
import { LinksMade } from './LinksMade.tsx'
import styles from './Profile.module.css'
import { ShareProfile } from './ShareProfile.tsx'
import { AccessTokens } from './settings/AccessTokens.tsx'
import { Alerts } from './settings/Alerts.tsx'
import { Sessions } from './settings/Sessions.tsx'
import { YourData } from './settings/YourData.tsx'
import { words } from './words.tsx'

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

interface LinkedPlatformsProps {
  /** Undefined where the platform did not say. */
  readonly linked: readonly LinkedPlatform[] | undefined
  readonly onRetry: () => void
}

const labels = words.linked

function LinkedPlatforms({ linked, onRetry }: LinkedPlatformsProps) {
  return (
    <Plate>
      <SectionHead title={labels.title} glyph="i-link">
        {linked && <SourceMark source="live" />}
      </SectionHead>
      {!linked && <FailedLine onRetry={onRetry}>{labels.failed}</FailedLine>}
      {linked && (
        <ul className={styles.platforms}>
          {linked.map((account) => (
            <li key={`${account.membership_type} ${account.membership_id}`}>
              <b>
                {labels.type(
                  account.membership_type,
                  platformName(account.membership_type) ?? words.account.typeUnknown,
                )}
              </b>
              <Tag tone={account.primary ? 'gold' : 'plain'}>{standing(account).tag}</Tag>
              <span>
                <bdi>{account.display_name}</bdi> · {standing(account).note}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Plate>
  )
}

function standing({ primary, overridden }: LinkedPlatform) {
  if (primary) return { tag: labels.primary, note: labels.primaryNote }
  if (overridden) return { tag: labels.crossSave, note: labels.crossSaveNote }
  return { tag: labels.apart, note: labels.apartNote }
}

const GLYPHS: Readonly<Record<Audience, GlyphName>> = {
  everyone: 'i-eye',
  you: 'i-lock',
  hidden: 'i-hidden',
  partly: 'i-eye',
  unknown: 'i-info',
}
const SETTINGS = 'https://www.bungie.net/7/en/User/Account/Privacy'

/** Who sees which part of the account at the platform (F-322); each word has its sentence. */
function PrivacyTable({ privacy }: Pick<ProfileAnswer, 'privacy'>) {
  const { title, caption, change, audiences, parts } = words.privacy
  return (
    <Plate>
      <SectionHead title={title} glyph="i-eye" id="profile-privacy">
        <a href={SETTINGS} rel="noreferrer">
          {change}
        </a>
      </SectionHead>
      <table className={styles.privacy}>
        <caption>{caption}</caption>
        <tbody>
          {privacy.map(({ part, audience }) => (
            <tr key={part}>
              <th scope="row">{parts[part].name}</th>
              <td>
                <span className={styles.audience} data-audience={audience}>
                  <Glyph name={GLYPHS[audience]} size="s" />
                  {audiences[audience]}
                </span>
              </td>
              <td>{parts[part][audience]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Plate>
  )
}
