import { useEffect, useRef, useState } from 'react'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { giveUp } from '../../give-up.ts'
import { isFallback } from './analysis-state.ts'
import type { BatchProgress } from './batch.ts'
import type { useAnalyses } from './use-analyses.ts'

/** Analyses whatever is shown; leaving the screen cancels. */
export function useBatch(shown: readonly WeaponItem[], analyze: ReturnType<typeof useAnalyses>['analyze']) {
  const [progress, setProgress] = useState<BatchProgress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const dismiss = () => setProgress(undefined)
  const start = () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const worked = async (item: WeaponItem) => !isFallback(await analyze(item))
    const report = (now: BatchProgress) => running.current === controller && setProgress(now)
    report({ total: shown.length, done: 0, failed: 0 })
    // Later than the vault: few analyse all of it.
    import('./batch.ts').then(
      ({ runBatch }) => runBatch(shown, worked, report, controller.signal),
      () => giveUp(dismiss),
    )
  }
  return {
    progress,
    isRunning: progress !== undefined && progress.ended === undefined,
    start,
    cancel: () => running.current?.abort(),
    dismiss,
  }
}
