import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { ProgressBar } from '../../../../ui/figures/gauges/ProgressBar.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import styles from './BatchPanel.module.css'
import type { BatchProgress } from './batch.ts'
import { batchWords as labels } from './batch-words.ts'
import type { useBatch } from './use-batch.ts'

function describe({ total, done, failed, ended }: BatchProgress): string {
  switch (ended) {
    case 'finished':
      return failed > 0 ? labels.partly(done, total, failed) : labels.finished(done, total)
    case 'cancelled':
      return labels.cancelled(done, total)
    case 'failing':
      return labels.failing(done, total)
    default:
      return labels.analyzing(done, total)
  }
}

interface BatchPanelProps {
  readonly batch: ReturnType<typeof useBatch>
  readonly progress: BatchProgress
}

/** How far the analysis of everything shown is, and the way to stop it. */
export function BatchPanel({ batch, progress }: BatchPanelProps) {
  const { isRunning } = batch
  return (
    <Plate tone="ai" className={styles.panel} role="region" aria-label={labels.label}>
      <div className={styles.progress}>
        {isRunning ? (
          <ProgressBar label={describe(progress)} value={progress.done} max={progress.total} />
        ) : (
          <p role="status">{describe(progress)}</p>
        )}
      </div>
      {isRunning ? (
        <Button size="small" onClick={batch.cancel}>
          {labels.cancel}
        </Button>
      ) : (
        <Button size="small" onClick={batch.dismiss}>
          {labels.close}
        </Button>
      )}
    </Plate>
  )
}
