import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { guardianDataQuery } from '../../data/queries/queries.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useNewerCopy } from '../../data/system/use-newer-copy.ts'
import { useOnline } from '../../data/system/use-online.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AsOf } from '../../ui/figures/freshness/AsOf.tsx'
import { SavedContext, SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import layout from '../../ui/layout.module.css'
import { PageHead } from '../../ui/page/PageHead.tsx'
import styles from './Dashboard.module.css'
import { DashboardBody } from './DashboardBody.tsx'
import { hidesInventory } from './missing.ts'
import { DashboardLoading } from './states/DashboardLoading.tsx'
import { Failure } from './states/Failure.tsx'
import { NoGuardianData } from './states/NoGuardianData.tsx'
import { StaleCopy } from './states/StaleCopy.tsx'
import { Withheld } from './states/Withheld.tsx'
import { withEstimates } from './with-estimates.ts'
import { words } from './words.tsx'

const LOOKS = 5
const WAIT_MS = 2_000

/** The server waits only a moment for the platform's statistics; what was late is in its next answer. */
export function nextLook(data: GuardianData | undefined, tries: number): number | false {
  return data?.extras?.pending === true && tries <= LOOKS && WAIT_MS
}

/** Loading, then an error, no data, or the dashboard; the last good one stays below an error. */
export function PlayerDashboard({ session }: { readonly session: SignedIn }) {
  const query = useQuery({
    ...guardianDataQuery(session),
    refetchInterval: ({ state }) =>
      nextLook(state.data?.data, state.dataUpdateCount + state.errorUpdateCount),
  })
  const { data: answer, error, isFetching, dataUpdatedAt, errorUpdatedAt, failureCount } = query
  const online = useOnline()
  const { refetch } = query
  const refresh = useCallback(() => void refetch(), [refetch])
  const data = answer?.data
  const readAt = data ? readTime(data, dataUpdatedAt) : undefined
  const isLive = online && !error && data?.stale !== true
  useNewerCopy({
    readAt: isLive ? readAt : undefined,
    arrivedAt: dataUpdatedAt,
    busy: isFetching,
    ask: refresh,
  })
  const lastGoodAt = data && hasGuardian(data) ? readAt : undefined
  return (
    <>
      <PageHead
        dense
        title={words.welcome(<bdi>{guardianName(session.displayName)}</bdi>)}
        end={
          <HeadEnd
            readAt={readAt}
            waiting={!answer && !error}
            live={isLive}
            busy={isFetching}
            onRefresh={refresh}
          />
        }
      />
      {error && (
        <div className={styles.above}>
          <Failure
            error={error}
            failedAt={errorUpdatedAt}
            busy={isFetching}
            onRetry={refresh}
            lastGoodAt={lastGoodAt}
          />
        </div>
      )}
      {!error && data?.stale && (
        <div className={styles.above}>
          <StaleCopy
            reason={data.stale_reason}
            failedAt={dataUpdatedAt}
            busy={isFetching}
            onCheck={refresh}
            lastGoodAt={lastGoodAt}
          />
        </div>
      )}
      {answer ? (
        <SavedContext value={!isLive}>
          <Content data={data} session={session} busy={isFetching} onRetry={refresh} />
        </SavedContext>
      ) : (
        !error && <DashboardLoading failures={failureCount} />
      )}
    </>
  )
}

interface ContentProps {
  readonly data: GuardianData | undefined
  readonly session: SignedIn
  readonly busy: boolean
  readonly onRetry: () => void
}

function Content({ data, session, busy, onRetry }: ContentProps) {
  const withheld = data?.checks?.withheld.length ?? 0
  if (data && hasGuardian(data)) {
    return (
      <>
        {withheld > 0 && !hidesInventory(data) && (
          <div className={styles.above}>
            <Withheld parts={withheld} />
          </div>
        )}
        <DashboardBody data={withEstimates(data)} session={session} />
      </>
    )
  }
  return <NoGuardianData data={data} session={session} busy={busy} onRetry={onRetry} />
}

/** Whether there is anyone to show: the server's own finding, or a character or a weapon in the answer (F-105). */
export function hasGuardian({ checks, characters = [], guardian_overview: overview }: GuardianData): boolean {
  return checks?.has_data ?? (characters.length > 0 || (overview?.total_weapons ?? 0) > 0)
}

/** When the numbers were true: what the server says, or when they arrived. */
function readTime({ fetched_at }: GuardianData, arrivedAt: number): number {
  const fetchedAt = Date.parse(fetched_at ?? '')
  return Number.isNaN(fetchedAt) ? arrivedAt : fetchedAt
}

interface HeadEndProps {
  readonly readAt: number | undefined
  readonly waiting: boolean
  readonly live: boolean
  readonly busy: boolean
  readonly onRefresh: () => void
}

/** How old the numbers are, and the way to newer ones. It keeps its place while there are none. */
function HeadEnd({ readAt, waiting, live, busy, onRefresh }: HeadEndProps) {
  return (
    <>
      {waiting && <Skeleton width="176px" height="20px" />}
      {readAt !== undefined && (
        <span className={layout.hidePhone}>
          <AsOf at={readAt} />
        </span>
      )}
      {readAt !== undefined && live && <SourceMark source="live" />}
      <Button
        size="small"
        tone="ghost"
        iconOnly
        aria-label={words.refresh}
        aria-disabled={busy}
        onClick={busy ? undefined : onRefresh}
      >
        <Glyph name="i-refresh" />
      </Button>
    </>
  )
}

/** Control characters, and what turns or hides text: a name made of them alone would greet nobody. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu

/** How the player is greeted: the name without its number; 'Guardian' where none is known (F-064). */
function guardianName(displayName: string | null): string {
  const name = (displayName ?? '').replaceAll(UNSEEN, '').replace(/#\d*$/, '')
  return name.trim() || words.nameless
}
