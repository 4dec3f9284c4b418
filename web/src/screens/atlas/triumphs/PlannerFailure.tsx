import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { words } from '../words.ts'

/** A change of the planner that was not kept, and the way to make it again. */
export interface Unsaved {
  readonly reason: string
  readonly again: () => void
}

export function PlannerFailure({ unsaved }: { readonly unsaved: Unsaved | undefined }) {
  if (!unsaved) return null
  return (
    <ErrorLine>
      {words.planner.failed(unsaved.reason)} <TextButton onClick={unsaved.again}>{words.retry}</TextButton>
    </ErrorLine>
  )
}
