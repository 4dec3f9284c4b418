import type { ArchiveOverview, ArchiveProgress } from '@ai-vault/contract/archives.ts'
import { RUN_TYPES, TIMEFRAMES } from '@ai-vault/game/history/run-filters.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { archiveListQuery, archiveOverviewQuery } from '../../../data/queries/archives-query.ts'
import { useOnline } from '../../../data/system/use-online.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorLine } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { SavedContext } from '../../../ui/figures/freshness/SourceMark.tsx'
import { ProgressBar } from '../../../ui/figures/gauges/ProgressBar.tsx'
import text from '../../../ui/text.module.css'
import { dateFormat } from '../../../words/formats.ts'
import type { ArchivesSearch } from '../archives-search.ts'
import { words } from '../words.ts'
import styles from './ActivityAnalytics.module.css'
import { ActivityList } from './activities/ActivityList.tsx'
import { Bests } from './Bests.tsx'
import { dayName } from './charts/calendar.ts'
import { Performance } from './charts/Performance.tsx'
import { YearOfPlay } from './charts/YearOfPlay.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { isBeingRead } from './is-being-read.ts'
import { Playstyle, TimeSpent } from './Playstyle.tsx'

const route = routeAt('/archives')
const date = dateFormat({ dateStyle: 'medium' })

/** The player's history: filters in the address, each part with a failure of its own. */
export function ActivityAnalytics({ membershipId }: { readonly membershipId: string }) {
  const search = route.useSearch()
  const { timeframe = 'week', type = 'all', order = 'newest', day } = search
  const navigate = route.useNavigate()
  const filter = { timeframe, type }
  const list = useInfiniteQuery(archiveListQuery(membershipId, { ...filter, order, day }))
  const overview = useQuery(archiveOverviewQuery(membershipId, filter))
  // Each choice is a step that the back button undoes.
  const change = (next: Partial<ArchivesSearch>) =>
    navigate({
      search: (now) => ({ ...now, ...next }),
      resetScroll: false,
    })
  // On a phone the list is screens below the calendar.
  const pickDay = (picked: string | undefined) => {
    change({ day: picked })
    awaited.current = picked
  }
  const awaited = useRef<string>(undefined)
  const listPart = useRef<HTMLDivElement>(null)
  const isListed = list.data !== undefined || list.isError
  // Not before its rows are there: until then the page is too short to bring it to the top.
  useEffect(() => {
    if (!isListed || day === undefined || awaited.current !== day) return
    awaited.current = undefined
    listPart.current?.scrollIntoView({ block: 'start' })
  }, [isListed, day])
  const first = list.data?.pages[0]
  const isAwaited = first?.total === 0 && isBeingRead(first.progress)
  useAgreement(overview, first?.progress.runs)
  // The figures wait for the first runs: until then every one of them would be a zero that is not true.
  const history = overview.data && !hasNothingYet(overview.data) ? overview.data : undefined
  // One message for the whole screen: while the history is read the bar above says so, with figures.
  const isReading =
    !isBarShown(first?.progress) && (overview.isPending || list.isPending || (overview.data && !history))
  const isAwaitingFigures = !history && !overview.isError
  const isOnline = useOnline()
  const isSaved = !isOnline || overview.isError
  if (first?.total === 0 && hasNeverPlayed(first.progress)) return <NeverPlayed />
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <Segments
          label={words.timeframe.label}
          segments={TIMEFRAMES.map((id) => ({ id, label: words.timeframe[id] }))}
          selected={timeframe}
          onSelect={(next) => change({ timeframe: next === 'week' ? undefined : next, day: undefined })}
        />
        <span className={`${text.small} ${text.dim} ${styles.since}`}>
          {overview.data && words.since(date.format(Date.parse(overview.data.from)))}
          {day && <span className={styles.listed}>{words.listed(dayName.format(Date.parse(day)))}</span>}
        </span>
        <Segments
          label={words.type.label}
          segments={RUN_TYPES.map((id) => ({ id, label: words.type[id] }))}
          selected={type}
          onSelect={(next) => change({ type: next === 'all' ? undefined : next })}
        />
      </div>
      {first && isBarShown(first.progress) && <FetchProgress progress={first.progress} />}
      {first?.basis === 'no-season' && <p className={`${text.small} ${text.dim}`}>{words.noSeason}</p>}
      {history && (
        <SavedContext value={isSaved}>
          <Performance overview={history} />
          <div className={styles.middle}>
            <Playstyle
              playstyle={history.playstyle}
              timeframe={timeframe}
              type={type}
              reading={isBeingRead(history.progress)}
            />
            <YearOfPlay
              calendar={history.calendar}
              hours={history.hours_of_day}
              picked={day}
              onPick={pickDay}
            />
          </div>
        </SavedContext>
      )}
      {overview.isError && (
        <Failure
          text={overview.data ? words.stale : isOnline ? words.failedOverview : words.notSavedOverview}
          onRetry={() => void overview.refetch()}
        />
      )}
      {isReading && <Thinking>{words.loading}</Thinking>}
      {isAwaitingFigures && <FiguresSkeleton />}
      <div className={styles.low}>
        <div ref={listPart}>
          <ActivityList
            list={list}
            search={search}
            onChange={change}
            onPick={pickDay}
            missing={
              list.isError ? (
                <Failure
                  text={isOnline ? words.failed : words.notSaved}
                  onRetry={() => void list.refetch()}
                />
              ) : null
            }
          />
        </div>
        {history ? (
          <div className={styles.rail}>
            <Bests bests={history.bests} progress={history.progress} type={type} />
            <TimeSpent mix={history.playstyle.mix} />
          </div>
        ) : (
          isAwaitingFigures && <Skeleton part height="34rem" />
        )}
      </div>
      {!isAwaited && <ExportButtons shown={{ ...filter, day }} total={first?.total} />}
    </div>
  )
}

const hasNeverPlayed = ({ state, runs }: ArchiveProgress) => state === 'done' && runs === 0

/** Without a single activity every chart would be empty: one sentence instead, and the part that does not need any. */
const NeverPlayed = () => (
  <EmptyState
    level={2}
    title={words.never.title}
    hint={words.never.hint}
    actions={
      <LinkButton to="/archives" search={{ section: 'planets' }}>
        {words.never.planets}
      </LinkButton>
    }
  />
)

/** Keeps the places of the figures while they are read. */
const FiguresSkeleton = () => (
  <>
    <Skeleton part height="21rem" />
    <div className={styles.middle}>
      <Skeleton part height="26rem" />
      <Skeleton part height="26rem" />
    </div>
  </>
)

const hasNothingYet = ({ runs, calendar, progress }: ArchiveOverview) =>
  isBeingRead(progress) && runs === 0 && calendar.length === 0

type Overview = ReturnType<typeof useQuery<ArchiveOverview>>

/** While the history grows, the list is asked for more often: the figures above it are read again as soon as it has more. */
function useAgreement({ data, isFetching, refetch }: Overview, listed: number | undefined) {
  const counted = data?.progress.runs
  const isBehind = counted !== undefined && listed !== undefined && counted < listed
  useEffect(() => {
    if (isBehind && !isFetching) void refetch()
  }, [isBehind, isFetching, refetch])
}

const isBarShown = (progress: ArchiveProgress | undefined) =>
  progress !== undefined && progress.state !== 'done'

/** How much of the lifetime is kept; gone once it is whole. */
function FetchProgress({ progress }: { readonly progress: ArchiveProgress }) {
  const { state, runs, characters, characters_done: done, reason } = progress
  const labels = words.fetching
  const note = state === 'paused' ? (labels.paused[reason ?? ''] ?? labels.pausedOtherwise) : labels.going
  return (
    <section className={styles.progress} aria-label={labels.label}>
      <p>
        {runs > 0 && <b className={text.read}>{labels.kept(runs)}</b>}{' '}
        <span className={`${text.small} ${text.dim}`}>{labels.of(done, characters)}</span>
      </p>
      <ProgressBar label={labels.label} value={done} max={Math.max(1, characters)} />
      <p className={`${text.small} ${state === 'paused' ? text.warn : text.dim}`} role="status">
        {note}
      </p>
    </section>
  )
}

function Failure({ text: labels, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <ErrorLine>
      {labels} <TextButton onClick={onRetry}>{words.retry}</TextButton>
    </ErrorLine>
  )
}
