import { CheckAgain, type CheckAgainProps } from '../../../ui/feedback/failures/CheckAgain.tsx'
import { ErrorPanel } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { LastGood } from './LastGood.tsx'
import { words } from './words.tsx'

interface UnavailablePanelProps extends CheckAgainProps {
  readonly lastGoodAt: number | undefined
  readonly details?: string | undefined
}

/** Any other 503 (F-109). */
export function UnavailablePanel({ lastGoodAt, details, ...check }: UnavailablePanelProps) {
  return (
    <ErrorPanel
      title={words.unavailable.title}
      tone="warn"
      glyph="i-clock"
      actions={<CheckAgain {...check} />}
      details={details}
    >
      <p>{words.unavailable.message}</p>
      <LastGood at={lastGoodAt} />
    </ErrorPanel>
  )
}
