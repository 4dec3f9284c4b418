import { type CSSProperties, useState } from 'react'
import { useOnline } from '../../../data/system/use-online.ts'
import { Skeleton, Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { Say } from '../../../ui/page/Say.tsx'
import { useNow } from '../../../ui/use-now.ts'
import styles from '../Dashboard.module.css'
import face from '../face/Face.module.css'
import scores from '../face/Scores.module.css'
import states from './States.module.css'
import { words } from './words.tsx'

interface DashboardLoadingProps {
  readonly failures?: number
}

const SECOND = 1_000

/** The dashboard's own places, empty; so nothing moves when it arrives. */
export function DashboardLoading({ failures = 0 }: DashboardLoadingProps) {
  const [startedAt] = useState(() => Date.now())
  const now = useNow(SECOND)
  const online = useOnline()
  const phase = loadingPhase({ elapsedMs: now - startedAt, failures, online })
  return (
    <div className={styles.dashboard} aria-busy={online}>
      <div className={styles.first}>
        <Bays className={face.face}>
          <Bay className={scores.bay}>
            <div className={states.dial}>
              <Skeleton width="100%" square />
            </div>
            <Lines height="96px" />
          </Bay>
          <Bay className={face.next}>
            <div className={states.waiting}>
              <Thinking>{words.loading}</Thinking>
              <span className={states.phase}>{phase}</span>
            </div>
            <Say>{words.coming}</Say>
          </Bay>
          <Bay className={face.then}>
            <Lines height="230px" />
          </Bay>
        </Bays>
        <Skeleton width="100%" height="52px" />
        <Skeleton width="100%" height="60px" />
      </div>
      <Lines height="300px" />
      <Lines height="420px" />
    </div>
  )
}

/** A head and a few lines, as tall as what will stand there. */
function Lines({ height }: { readonly height: string }) {
  return (
    <div className={states.lines} style={{ '--height': height } as CSSProperties}>
      <Skeleton width="52%" height="18px" />
      <Skeleton width="100%" />
      <Skeleton width="76%" />
      <Skeleton width="88%" />
    </div>
  )
}

interface Waiting {
  readonly elapsedMs: number
  /** Tries that have failed so far. */
  readonly failures: number
  readonly online: boolean
}

/** Nobody needs to be told what takes less than this. */
const SILENT_MS = 3_000
const SLOW_MS = 10_000

/** What is going on and for how long, once it takes longer than expected (F-103). */
export function loadingPhase({ elapsedMs, failures, online }: Waiting): string | undefined {
  if (!online) return words.phase.offline
  if (elapsedMs < SILENT_MS) return undefined
  return words.phase.since(whatRuns(elapsedMs, failures), Math.floor(elapsedMs / 1000))
}

function whatRuns(elapsedMs: number, failures: number): string {
  if (failures > 0) return words.phase.retrying(failures + 1)
  return elapsedMs < SLOW_MS ? words.phase.reading : words.phase.slow
}
