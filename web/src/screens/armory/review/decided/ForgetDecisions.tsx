import { useState } from 'react'
import type { Reviews } from '../../../../items/decisions/use-reviews.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../../../ui/feedback/failures/ErrorPanel.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { modeWords } from '../words/mode-words.tsx'

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
      <TextButton onClick={() => setAsking(true)}>{modeWords.forget.title}</TextButton>
      {asking && (
        <Dialog
          title={modeWords.forget.title}
          open
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{modeWords.forget.cancel}</Button>
              <Button tone="danger" onClick={() => void forget().then(close, setFailure)}>
                {modeWords.forget.press(decisions.size)}
              </Button>
            </>
          }
        >
          <p>{modeWords.forget.about(decisions.size)}</p>
          {failure && <ErrorLine>{modeWords.forget.failed(failure.message)}</ErrorLine>}
        </Dialog>
      )}
    </>
  )
}
