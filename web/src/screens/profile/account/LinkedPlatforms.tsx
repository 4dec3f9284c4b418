import type { LinkedPlatform } from '@ai-vault/contract/account/profile.ts'
import { platformName } from '../../../data/language/platform-names.ts'
import { FailedLine } from '../../../ui/feedback/failures/FailedLine.tsx'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import styles from '../Profile.module.css'
import { words } from '../words/words.tsx'

interface LinkedPlatformsProps {
  /** Undefined where the platform did not say. */
  readonly linked: readonly LinkedPlatform[] | undefined
  readonly onRetry: () => void
}

const labels = words.linked

export function LinkedPlatforms({ linked, onRetry }: LinkedPlatformsProps) {
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
