import { useEffect, useRef, useState } from 'react'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { isFallback } from './analysis-state.ts'
import { type BatchProgress, runBatch } from './batch.ts'
import type { useAnalyses } from './use-analyses.ts'

/** Analyses whatever is shown; leaving the screen cancels. */
export function useBatch(shown: readonly WeaponItem[], analyze: ReturnType<typeof useAnalyses>['analyze']) {
  const [progress, setProgress] = useState<BatchProgress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const worked = async (item: WeaponItem) => !isFallback(await analyze(item))
    const report = (now: BatchProgress) => running.current === controller && setProgress(now)
    void runBatch(shown, worked, report, controller.signal)
  }
  return {
    progress,
    isRunning: progress !== undefined && progress.ended === undefined,
    start,
    cancel: () => running.current?.abort(),
    dismiss: () => setProgress(undefined),
  }
}
