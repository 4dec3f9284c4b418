import { type CSSProperties, useState } from 'react'
import { useOnline } from '../../../data/system/use-online.ts'
import { Skeleton, Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { Bay, Bays, Plate } from '../../../ui/page/Plate.tsx'
import { useNow } from '../../../ui/use-now.ts'
import styles from '../Dashboard.module.css'
import { loadingPhase } from './loading-phase.ts'
import states from './States.module.css'
import { words } from './words/words.ts'

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
      <Bays className={styles.spine}>
        <Bay className={styles.score}>
          <div className={states.waiting}>
            <Thinking>{words.loading}</Thinking>
            <span className={states.phase}>{phase}</span>
          </div>
          <div className={states.dial}>
            <Skeleton width="100%" square />
          </div>
        </Bay>
        {['pve', 'pvp', 'playstyle', 'season'].map((place) => (
          <Bay key={place}>
            <Lines height="84px" />
          </Bay>
        ))}
      </Bays>
      <div className={styles.main}>
        <Bays columns={3}>
          {['first', 'second', 'third'].map((place) => (
            <Bay key={place}>
              <Lines height="150px" />
            </Bay>
          ))}
        </Bays>
        <Bays columns={2}>
          {['overview', 'health', 'weapons', 'fate', 'missions', 'week'].map((place) => (
            <Bay key={place}>
              <Lines height="220px" />
            </Bay>
          ))}
        </Bays>
      </div>
      <div className={styles.rail}>
        {['missions', 'insights'].map((place) => (
          <Plate key={place}>
            <Lines height="240px" />
          </Plate>
        ))}
      </div>
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
