import type { ArchiveActivity, ReceivedArchiveList } from '@ai-vault/contract/archives.ts'
import { RUN_ORDERS } from '@ai-vault/game/history/run-filters.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { SelectField } from '../../../../ui/controls/choices/SelectField.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ErrorLine } from '../../../../ui/feedback/failures/ErrorPanel.tsx'
import { LeftOut } from '../../../../ui/feedback/failures/LeftOut.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import text from '../../../../ui/text.module.css'
import type { ArchivesSearch } from '../../archives-search.ts'
import { words } from '../../words.ts'
import { dayBeside, dayName, today } from '../charts/calendar.ts'
import { isBeingRead } from '../is-being-read.ts'
import styles from './ActivityList.module.css'
import { ActivityRow } from './ActivityRow.tsx'
import { RunDots } from './RunDots.tsx'

interface ActivityListProps {
  readonly list: UseInfiniteQueryResult<InfiniteData<ReceivedArchiveList>>
  readonly search: ArchivesSearch
  readonly onChange: (next: Partial<ArchivesSearch>) => void
  readonly onPick: (day: string | undefined) => void
  /** In place of the rows while there are none to show. */
  readonly missing: ReactNode
}

const labels = words.list
const ROW_HEIGHT = 47

/** Every run of the span, drawn only where it is looked at (F-234). */
export function ActivityList({ list, search, onChange, onPick, missing }: ActivityListProps) {
  const { timeframe = 'week', order = 'newest', day: picked } = search
  const pages = list.data?.pages ?? []
  const all = pages.flatMap(({ activities }) => activities)
  const total = pages[0]?.total ?? 0
  const isWhole = pages[0]?.progress.state === 'done'
  const isAwaited = all.length === 0 && pages[0] !== undefined && isBeingRead(pages[0].progress)
  const span = picked ? dayName.format(Date.parse(picked)) : words.timeframe[timeframe]
  return (
    <section aria-label={labels.title}>
      <SectionHead title={labels.title} kind="group">
        <span className={`${text.small} ${text.dim}`} role="status">
          {list.data && !isAwaited && labels.count(total)}
          {picked && ` ${labels.onDay(dayName.format(Date.parse(picked)))}`}
        </span>
      </SectionHead>
      <div className={styles.tools}>
        <SelectField
          label={labels.order.label}
          hideLabel
          options={RUN_ORDERS.map((id) => ({ id, label: labels.order[id] }))}
          selected={order}
          onSelect={(next) => onChange({ order: next === 'newest' ? undefined : next })}
        />
        {picked && (
          <>
            <TextButton onClick={() => onPick(dayBeside(picked, -1))}>{labels.dayBefore}</TextButton>
            {dayBeside(picked, 1) <= today() && (
              <TextButton onClick={() => onPick(dayBeside(picked, 1))}>{labels.dayAfter}</TextButton>
            )}
            <TextButton onClick={() => onPick(undefined)}>{labels.everyDay}</TextButton>
          </>
        )}
      </div>
      {(list.isPending || isAwaited) && <RowsSkeleton />}
      {!list.data && missing}
      <LeftOut rows={pages.reduce((sum, { unreadable }) => sum + (unreadable ?? 0), 0)} />
      {list.data && list.isError && (
        <ErrorLine tone="warn">
          {words.stale} <TextButton onClick={() => void list.refetch()}>{words.retry}</TextButton>
        </ErrorLine>
      )}
      {list.data && all.length === 0 && !isAwaited && (
        <EmptyState
          title={isWhole ? labels.empty(span) : labels.emptyYet(span)}
          hint={isWhole ? labels.emptyHint : labels.emptyYetHint}
          actions={
            !picked &&
            timeframe !== 'season' && (
              <Button onClick={() => onChange({ timeframe: 'season' })}>{labels.showSeason}</Button>
            )
          }
        />
      )}
      {all.length > 0 && (
        <>
          <RunDots activities={all} />
          <Rows activities={all} />
          {list.hasNextPage && (
            <p className={styles.more}>
              <Button aria-busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {labels.more}
              </Button>
              <span className={`${text.small} ${text.dim}`}>{labels.shown(all.length, total)}</span>
              {list.isFetchNextPageError && <span className={text.bad}>{labels.moreFailed}</span>}
            </p>
          )}
        </>
      )}
    </section>
  )
}

/** Keeps the places of the first rows while they are read. */
const RowsSkeleton = () => (
  <div className={styles.waiting}>
    {Array.from({ length: 8 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are nothing but their places
      <Skeleton part key={at} height="2.625rem" />
    ))}
  </div>
)

function Rows({ activities }: { readonly activities: readonly ArchiveActivity[] }) {
  const frame = useRef<HTMLOListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(frame.current?.offsetTop ?? 0), [])
  const rows = useWindowVirtualizer({
    count: activities.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (place) => `${activities[place]?.id}.${activities[place]?.character_id}`,
  })
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>{labels.result}</span>
        <span>{labels.activity}</span>
        <span>{labels.duration}</span>
        <span>{labels.score}</span>
        <span>{labels.kd}</span>
        <span>{labels.date}</span>
      </div>
      <ol ref={frame} className={styles.rows} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const activity = activities[index]
          return (
            activity && (
              <li
                key={key}
                data-index={index}
                ref={rows.measureElement}
                aria-setsize={activities.length}
                aria-posinset={index + 1}
                className={styles.row}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <ActivityRow activity={activity} />
              </li>
            )
          )
        })}
      </ol>
    </>
  )
}
