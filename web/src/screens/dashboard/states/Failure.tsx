import { ApiError } from '../../../data/api/api-error.ts'
import { FailedPanel } from './FailedPanel.tsx'
import { readFailure } from './failure.ts'
import { OutagePanel } from './OutagePanel.tsx'
import { UnavailablePanel } from './UnavailablePanel.tsx'

interface FailureProps {
  readonly error: Error
  readonly failedAt: number
  readonly busy: boolean
  readonly onRetry: () => void
  readonly lastGoodAt: number | undefined
}

/** The panel of the error catalogue that fits. */
export function Failure({ error, failedAt, busy, onRetry, lastGoodAt }: FailureProps) {
  const failure = readFailure(error)
  const check = {
    failedAt,
    busy,
    onCheck: onRetry,
    lastGoodAt,
    waitSeconds: error instanceof ApiError ? error.retryAfter : undefined,
  }
  if (failure.kind === 'outage') return <OutagePanel {...check} outage={failure.detail} />
  if (failure.kind === 'unavailable') return <UnavailablePanel {...check} details={error.message} />
  return (
    <FailedPanel
      error={error}
      failure={failure}
      failedAt={failedAt}
      lastGoodAt={lastGoodAt}
      busy={busy}
      onRetry={onRetry}
    />
  )
}
