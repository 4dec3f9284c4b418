import { ApiError } from '../../data/api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import layout from '../../ui/layout.module.css'
import { Skeleton, Thinking } from '../../ui/Skeleton.tsx'

export function InventoryLoading() {
  return (
    <div className={layout.stack}>
      <Thinking>Reading your vault...</Thinking>
      <Skeleton height="320px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </div>
  )
}

interface InventoryFailedProps {
  readonly error: Error
  readonly busy: boolean
  readonly onRetry: () => void
}

export function InventoryFailed({ error, busy, onRetry }: InventoryFailedProps) {
  return (
    <ErrorPanel
      title="Your vault could not be read"
      actions={
        <>
          <Button tone="gold" onClick={onRetry} disabled={busy}>
            Try again
          </Button>
          <LinkButton to="/login">Return to Login</LinkButton>
        </>
      }
      details={error instanceof ApiError ? describe(error) : error.name}
    >
      {error.message}
    </ErrorPanel>
  )
}

const describe = ({ code, status, requestId }: ApiError) =>
  [`code ${code}`, `status ${status}`, requestId && `request ${requestId}`].filter(Boolean).join('\n')
