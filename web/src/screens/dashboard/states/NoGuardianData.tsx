import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { DataChecks } from '@ai-vault/contract/dashboard/extras.ts'
import { useContext } from 'react'
import { platformName } from '../../../data/language/platform-names.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { VERSION } from '../../../data/version.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { type Check, Checks } from '../../../ui/feedback/Checks.tsx'
import { TextDetails } from '../../../ui/feedback/failures/TextDetails.tsx'
import { SavedContext } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { asText, type InfoLine } from './diagnostics.ts'
import { PrivacySettings } from './FailedPanel.tsx'
import styles from './States.module.css'
import { words } from './words.tsx'

interface NoGuardianDataProps {
  readonly data: GuardianData | undefined
  readonly session: SignedIn
  readonly busy: boolean
  readonly onRetry: () => void
}

const labels = words.noData

/** Signed in, and nothing came: the possible causes as they were really found, and what to do (F-105, F-106). */
export function NoGuardianData({ data, session, busy, onRetry }: NoGuardianDataProps) {
  const saved = useContext(SavedContext)
  return (
    <Plate className={styles.empty} role="region" aria-labelledby="no-data">
      <h2 id="no-data">{labels.title}</h2>
      <p>
        {labels.lead} {saved ? labels.found : labels.checked}
      </p>
      {data?.checks ? <Checks large items={data.checks.causes.map(asCheck)} /> : <PossibleCauses />}
      {!isOpen(data?.checks) && <p>{labels.privacy}</p>}
      <div className={styles.actions}>
        <Button tone="gold" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
          {busy ? words.trying : labels.retry}
        </Button>
        <PrivacySettings />
      </div>
      <TextDetails title={labels.debug}>{asText(debugInfo(data, session))}</TextDetails>
    </Plate>
  )
}

const isOpen = (checks: DataChecks | undefined) =>
  checks?.causes.some(({ cause, passed }) => cause === 'privacy' && passed) ?? false

function asCheck({ cause, passed, text }: DataChecks['causes'][number]): Check {
  const word = passed === undefined ? labels.notKnown : passed ? labels.passed : labels.failed
  return {
    key: cause,
    glyph: passed === undefined ? 'rt-unrated' : passed ? 'i-check' : 'i-close',
    tone: passed === undefined ? 'dim' : passed ? 'ok' : 'bad',
    text: (
      <>
        <b>{labels.finding(labels.causes[cause], word)}</b> {text}
      </>
    ),
  }
}

/** A server that does not look into them: the causes by name, without a finding. */
function PossibleCauses() {
  return (
    <Checks
      large
      items={Object.entries(labels.possible).map(([key, text]) => ({
        key,
        text,
        glyph: 'rt-unrated',
        tone: 'dim',
      }))}
    />
  )
}

/** Enough to find the cause, and nothing that opens a door. */
function debugInfo(data: GuardianData | undefined, session: SignedIn): readonly InfoLine[] {
  const info = words.diagnostics
  const accounts = data?.checks?.memberships?.map(
    ({ membership_type, current, overridden }) =>
      `${platformName(membership_type) ?? membership_type}${current ? labels.shown : ''}${overridden ? labels.crossSave : ''}`,
  )
  return [
    [info.membership, session.membershipId],
    [info.platform, platformName(session.membershipType) ?? session.membershipType],
    [info.accounts, accounts?.join(', ') || info.notKnown],
    [info.characters, String(data?.characters?.length ?? info.noneSent)],
    [info.weapons, String(data?.guardian_overview?.total_weapons ?? info.noneSent)],
    [info.withheld, data?.checks?.withheld.join(', ') || info.nothing],
    [info.read, data?.fetched_at ?? info.unknown],
    [info.version, VERSION],
  ]
}
