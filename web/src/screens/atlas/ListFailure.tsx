import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { words } from './words.ts'

interface ListFailureProps {
  readonly what: string
  readonly onRetry: () => void
}

/** F-206: one list that did not come says so quietly; the others go on. */
export function ListFailure({ what, onRetry }: ListFailureProps) {
  return (
    <ErrorLine tone="warn">
      <span>
        {words.failed(what)} <TextButton onClick={onRetry}>{words.retry}</TextButton>
      </span>
    </ErrorLine>
  )
}
