import type { ReactNode } from 'react'
import { TextButton } from '../../controls/buttons/TextButton.tsx'
import { words } from '../../words/words.ts'
import { ErrorLine } from './ErrorPanel.tsx'

interface FailedLineProps {
  readonly children: ReactNode
  readonly onRetry: () => void
}

/** What did not come, and the button that asks for it again. */
export function FailedLine({ children, onRetry }: FailedLineProps) {
  return (
    <ErrorLine>
      <span>
        {children} <TextButton onClick={onRetry}>{words.retry}</TextButton>
      </span>
    </ErrorLine>
  )
}
