import type { OutageDetail } from '@ai-vault/contract/service/errors.ts'
import { CheckAgain, type CheckAgainProps } from '../../../ui/feedback/failures/CheckAgain.tsx'
import { ErrorPanel } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { PLATFORM_SUPPORT } from '../platform-links.ts'
import { LastGood } from './LastGood.tsx'
import { words } from './words.tsx'

interface OutagePanelProps extends CheckAgainProps {
  readonly outage: Pick<OutageDetail, 'user_message' | 'suggested_actions'> &
    Partial<Pick<OutageDetail, 'technical_details'>>
  /** When the dashboard below was read, where there is one. */
  readonly lastGoodAt: number | undefined
}

/** The platform's own maintenance, in its words (F-107, F-108). */
export function OutagePanel({ outage, lastGoodAt, ...check }: OutagePanelProps) {
  return (
    <ErrorPanel
      title={words.maintenance.title}
      tone="warn"
      glyph="i-clock"
      steps={outage.suggested_actions}
      actions={
        <>
          <CheckAgain {...check} />
          <a href={PLATFORM_SUPPORT.url} target="_blank" rel="noopener noreferrer">
            {PLATFORM_SUPPORT.name}
          </a>
        </>
      }
      details={outage.technical_details}
    >
      {outage.user_message} <LastGood at={lastGoodAt} />
    </ErrorPanel>
  )
}
