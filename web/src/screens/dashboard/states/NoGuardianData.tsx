import type { GuardianData } from '@ai-vault/contract/dashboard.ts'
import type { DataChecks } from '@ai-vault/contract/dashboard-extras.ts'
import { VERSION } from '../../../app/version.ts'
import { platformName } from '../../../data/platform-names.ts'
import type { SignedIn } from '../../../data/session-check.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Check, Checks } from '../../../ui/Checks.tsx'
import { Plate } from '../../../ui/Plate.tsx'
import { TextDetails } from '../../../ui/TextDetails.tsx'
import { asText, type InfoLine } from './diagnostics.ts'
import { PrivacySettings } from './FailedPanel.tsx'
import styles from './States.module.css'

interface NoGuardianDataProps {
  readonly data: GuardianData | undefined
  readonly session: SignedIn
  readonly busy: boolean
  readonly onRetry: () => void
}

const CAUSES = { privacy: 'Privacy', characters: 'Characters', platform: 'Platform' } as const

/** Signed in, and nothing came: the possible causes as they were really found, and what to do (F-105, F-106). */
export function NoGuardianData({ data, session, busy, onRetry }: NoGuardianDataProps) {
  return (
    <Plate className={styles.empty} role="region" aria-labelledby="no-data">
      <h2 id="no-data">No Guardian Data Available</h2>
      <p>You are signed in, but the platform sent nothing to show. What was checked just now:</p>
      {data?.checks ? <Checks large items={data.checks.causes.map(asCheck)} /> : <PossibleCauses />}
      {!isOpen(data?.checks) && (
        <p>
          What we may read is decided on the platform, under Privacy: ‘Show my Destiny game Activity feed on
          Bungie.net’ and ‘Show my non-Equipped Inventory’ must be on.
        </p>
      )}
      <div className={styles.actions}>
        <Button tone="gold" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
          {busy ? 'Trying...' : 'Retry'}
        </Button>
        <PrivacySettings />
      </div>
      <TextDetails title="Debug info">{asText(debugInfo(data, session))}</TextDetails>
    </Plate>
  )
}

const isOpen = (checks: DataChecks | undefined) =>
  checks?.causes.some(({ cause, passed }) => cause === 'privacy' && passed) ?? false

function asCheck({ cause, passed, text }: DataChecks['causes'][number]): Check {
  const word = passed === undefined ? 'not known' : passed ? 'passed' : 'failed'
  return {
    key: cause,
    glyph: passed === undefined ? 'rt-unrated' : passed ? 'i-check' : 'i-close',
    tone: passed === undefined ? 'dim' : passed ? 'ok' : 'bad',
    text: (
      <>
        <b>
          {CAUSES[cause]} ({word}):
        </b>{' '}
        {text}
      </>
    ),
  }
}

/** A server that does not look into them: the causes by name, without a finding. */
function PossibleCauses() {
  return (
    <Checks
      large
      items={[
        {
          key: 'privacy',
          text: 'Your privacy settings may hide your profile.',
          glyph: 'rt-unrated',
          tone: 'dim',
        },
        {
          key: 'characters',
          text: 'This account may have no character yet.',
          glyph: 'rt-unrated',
          tone: 'dim',
        },
        {
          key: 'platform',
          text: 'You may play on another platform than the one you signed in with.',
          glyph: 'rt-unrated',
          tone: 'dim',
        },
      ]}
    />
  )
}

/** Enough to find the cause, and nothing that opens a door. */
function debugInfo(data: GuardianData | undefined, session: SignedIn): readonly InfoLine[] {
  const accounts = data?.checks?.memberships?.map(
    ({ membership_type, current, overridden }) =>
      `${platformName(membership_type) ?? membership_type}${current ? ' (shown)' : ''}${overridden ? ' (cross save)' : ''}`,
  )
  return [
    ['Membership', session.membershipId],
    ['Platform', platformName(session.membershipType) ?? session.membershipType],
    ['Accounts', accounts?.join(', ') || 'not known'],
    ['Characters', String(data?.characters?.length ?? 'none sent')],
    ['Weapons', String(data?.guardian_overview?.total_weapons ?? 'none sent')],
    ['Withheld', data?.checks?.withheld.join(', ') || 'nothing'],
    ['Read', data?.fetched_at ?? 'unknown'],
    ['Version', VERSION],
  ]
}
