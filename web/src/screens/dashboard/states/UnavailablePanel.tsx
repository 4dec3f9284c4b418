import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { CheckAgain, type CheckAgainProps } from './CheckAgain.tsx'
import { LastGood } from './LastGood.tsx'

interface UnavailablePanelProps extends CheckAgainProps {
  readonly lastGoodAt: number | undefined
  readonly details?: string | undefined
}

/** Any other 503 (F-109). */
export function UnavailablePanel({ lastGoodAt, details, ...check }: UnavailablePanelProps) {
  return (
    <ErrorPanel
      title="Service Temporarily Unavailable"
      tone="warn"
      glyph="i-clock"
      actions={<CheckAgain {...check} />}
      details={details}
    >
      <p>The Destiny 2 API is currently experiencing issues</p>
      <LastGood at={lastGoodAt} />
    </ErrorPanel>
  )
}
