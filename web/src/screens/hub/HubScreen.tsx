import type { GuardianAnswer } from '@ai-vault/contract/dashboard/dashboard.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ConnectButton } from '../../connect/ConnectButton.tsx'
import { ApiError } from '../../data/api/api-error.ts'
import { guardianDataQuery } from '../../data/queries/queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useSession } from '../../data/session/use-session.ts'
import { readKept, writeKept } from '../../data/stored/storage.ts'
import { useOnline } from '../../data/system/use-online.ts'
import { routeAt } from '../../routing/use-address.ts'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { formatCount } from '../../ui/figures/count.ts'
import { AsOf } from '../../ui/figures/freshness/AsOf.tsx'
import { SavedContext, SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { Reading, ReadingStrip } from '../../ui/figures/Reading.tsx'
import { Foldable } from '../../ui/page/Folds.tsx'
import { Bays } from '../../ui/page/Plate.tsx'
import { Briefing } from './Briefing.tsx'
import { Hero } from './Hero.tsx'
import styles from './HubScreen.module.css'
import { type HubFacts, NO_FACTS, readFacts } from './hub-facts.ts'
import { Places } from './Places.tsx'
import { Promises } from './Promises.tsx'
import { words } from './words.tsx'

const route = routeAt('/command-center')
const KEY = 'folds_hub'
const KEPT = { read: () => readKept(KEY), write: (value: string | null) => writeKept(KEY, value) }

/** The command center, at `/` and `/command-center` (F-001). */
export function HubScreen() {
  const state = useSession()
  const asked = route.useSearch(({ open }) => open)
  return (
    <Foldable kept={KEPT} asked={asked}>
      <link rel="canonical" href="/" />
      {state.status === 'connected' ? (
        <PlayerHub session={state.session} />
      ) : (
        <VisitorHub checking={state.status === 'checking'} />
      )}
    </Foldable>
  )
}

function VisitorHub({ checking }: { readonly checking: boolean }) {
  return (
    <>
      <Hero facts={NO_FACTS} checking={checking} />
      <div className={styles.below}>
        <Promises />
        <Places facts={NO_FACTS} />
        <Folded />
      </div>
    </>
  )
}

function PlayerHub({ session }: { readonly session: SignedIn }) {
  const query = useQuery(guardianDataQuery(session))
  const facts = readFacts(query.data?.data)
  return (
    <>
      <Hero name={session.displayName ?? words.nameless} facts={facts} state={<HubState query={query} />} />
      <div className={styles.below}>
        <StatsStrip facts={facts} loading={query.isLoading} />
        <Places facts={facts} />
        <Folded />
      </div>
    </>
  )
}

function Folded() {
  return (
    <Bays>
      <Briefing />
    </Bays>
  )
}

/** How old the player's numbers are; and where they could not be renewed, why, and what helps. */
function HubState({ query }: { readonly query: UseQueryResult<GuardianAnswer> }) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = query
  const online = useOnline()
  const copy = data?.data
  const at = copy?.fetched_at === undefined ? dataUpdatedAt : Date.parse(copy.fetched_at)
  const reason = error instanceof ApiError ? error.code : copy?.stale_reason
  const reconnect = reason === 'reconnect-needed'
  // A server that does not have this answer yet is not worth a word; a failure is.
  const failed = error instanceof ApiError && error.status !== 404
  const stale = copy?.stale === true
  return (
    <>
      {data && <AsOf at={at} />}
      {data && (
        <SavedContext value={!online || failed || stale}>
          <SourceMark source="live" seen />
        </SavedContext>
      )}
      {(failed || stale) && (
        <ErrorLine tone="warn">
          {failed && !reconnect ? words.unread : staleWords(reason)}{' '}
          {!reconnect && (
            <TextButton onClick={() => void refetch()} disabled={isFetching}>
              {words.retry}
            </TextButton>
          )}
        </ErrorLine>
      )}
      {reconnect && <ConnectButton />}
    </>
  )
}

/** Why the numbers are not newer, in one sentence (`stale_reason` of contract/src/service/copy-age.ts). */
function staleWords(reason: string | undefined): string {
  switch (reason) {
    case 'reconnect-needed':
      return words.stale.reconnect
    case 'maintenance':
      return words.stale.maintenance
    case 'throttled':
      return words.stale.throttled
    case 'stopping':
      return words.stale.stopping
    case 'timeout':
    case 'network':
    case 'unavailable':
      return words.stale.silent
    default:
      return words.stale.unknown
  }
}

const { strip } = words

interface StatsStripProps {
  readonly facts: HubFacts
  readonly loading: boolean
}

/** Power, class, triumphs, activities (F-061): skeleton, then the value, or an em dash. */
function StatsStrip({ facts, loading }: StatsStripProps) {
  const { lightLevel, className, triumphs, activities } = facts
  const shown = (value: string | undefined) => (loading ? <Skeleton width="3ch" /> : value)
  return (
    <ReadingStrip>
      <Reading
        label={strip.light}
        value={shown(lightLevel === undefined ? undefined : formatCount(lightLevel))}
        note={strip.lightNote}
        source={loading ? undefined : 'live'}
      />
      <Reading label={strip.class} kind="word" value={shown(className)} note={strip.classNote} />
      <Reading
        label={strip.triumphs}
        value={shown(triumphs && formatCount(triumphs.done))}
        {...(triumphs && { unit: strip.outOf(formatCount(triumphs.total)) })}
        note={triumphs ? strip.complete(triumphs.percent) : strip.completed}
        source={loading ? undefined : 'live'}
      />
      <Reading
        label={strip.activities}
        value={shown(activities === undefined ? undefined : formatCount(activities))}
        note={strip.activitiesNote}
        source={loading ? undefined : 'live'}
      />
    </ReadingStrip>
  )
}
