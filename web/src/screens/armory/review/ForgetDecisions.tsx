import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorLine } from '../../../ui/ErrorPanel.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import type { Reviews } from './use-reviews.ts'

/** Takes every decision of the account back, after asking. */
export function ForgetDecisions({ reviews: { decisions, forget } }: { readonly reviews: Reviews }) {
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Error>()
  if (decisions.size === 0) return null
  const close = () => {
    setAsking(false)
    setFailure(undefined)
  }
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>Forget all decisions</TextButton>
      {asking && (
        <Dialog
          title="Forget all decisions"
          open
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button tone="danger" onClick={() => void forget().then(close, setFailure)}>
                Forget {decisions.size}
              </Button>
            </>
          }
        >
          <p>
            All {decisions.size} decisions of this account are removed from the server and from this device.
            Your weapons stay as they are.
          </p>
          {failure && <ErrorLine>{failure.message} Nothing was removed.</ErrorLine>}
        </Dialog>
      )}
    </>
  )
}
