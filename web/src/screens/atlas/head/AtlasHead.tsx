import type { ProgressAnswer } from '@ai-vault/contract/atlas/records.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { progressQuery, triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { MISSING, Reading } from '../../../ui/figures/Reading.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { ListFailure } from '../ListFailure.tsx'
import { words } from '../words/words.ts'
import styles from './Head.module.css'
import { NearestTitles } from './NearestTitles.tsx'
import { PriorityMissions } from './PriorityMissions.tsx'

type Progress = ProgressAnswer['progress']
type Counted = NonNullable<Progress['triumphs']>

/** How much is done, and what to do next (F-193, F-203 to F-205). */
export function AtlasHead({ membershipId }: { readonly membershipId: string }) {
  const { data, isError, refetch } = useQuery(progressQuery(membershipId))
  const { data: records } = useQuery(triumphsQuery(membershipId))
  const progress: Progress = data?.progress ?? {}
  const { triumphs, collectibles, seals, score } = progress
  return (
    <>
      <Bays className={styles.top}>
        <CountBay label={words.head.triumphs} counted={triumphs}>
          <Line label={words.head.seals} value={seals && words.of(seals.done, seals.total)} />
          <Line label={words.head.claimable} value={shown(progress.claimable)} />
        </CountBay>
        <CountBay label={words.head.collectibles} counted={collectibles}>
          <Line label={words.head.obtainable} value={shown(progress.obtainable_now)} />
          <Line label={words.head.exotics} value={shown(progress.exotics_missing)} />
        </CountBay>
        <Bay>
          <Reading label={words.head.score} value={shown(score?.active)} note={words.head.activeScore} />
          <Meter
            label={words.head.scoreShare}
            value={score?.active ?? 0}
            max={score?.lifetime || 1}
            tone="plain"
          />
          <dl className={styles.lines}>
            <Line label={words.head.lifetime} value={shown(score?.lifetime)} />
          </dl>
        </Bay>
        <Bay tone="ai">
          <PriorityMissions membershipId={membershipId} />
        </Bay>
        <Bay>{records && <NearestTitles seals={records.seals} triumphs={records.triumphs} />}</Bay>
      </Bays>
      {isError && <ListFailure what={words.head.progress} onRetry={() => void refetch()} />}
    </>
  )
}

const shown = (value: number | undefined) => (value === undefined ? undefined : formatCount(value))

interface CountBayProps {
  readonly label: string
  readonly counted: Counted | undefined
  readonly children: ReactNode
}

function CountBay({ label, counted, children }: CountBayProps) {
  return (
    <Bay>
      <Reading
        label={label}
        value={counted && formatCount(counted.done)}
        {...(counted && { unit: words.total(counted.total), note: words.percent(counted.percent) })}
      />
      <Meter
        label={label}
        value={counted?.percent ?? 0}
        {...(counted && { valueText: words.percent(counted.percent) })}
      />
      <dl className={styles.lines}>{children}</dl>
    </Bay>
  )
}

function Line({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ?? MISSING}</dd>
    </div>
  )
}
