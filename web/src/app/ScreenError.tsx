import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logFailure } from '../data/log.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PageHead } from '../ui/PageHead.tsx'

const isMissingChunk = (error: Error) =>
  /dynamically imported module|module script failed/i.test(error.message)

/** A screen that broke: the shell lives on, and there are three ways out. */
export function ScreenError({ error: thrown, reset }: ErrorComponentProps) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const router = useRouter()
  useEffect(() => logFailure('screen-crashed', error.name), [error.name])
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <>
      <PageHead title="Something broke" />
      <ErrorPanel
        title={isMissingChunk(error) ? 'This screen could not be loaded' : 'This screen stopped working'}
        actions={
          <>
            <Button onClick={again}>Try again</Button>
            <LinkButton to="/command-center">Command Center</LinkButton>
            <Button tone="ghost" onClick={() => location.reload()}>
              Reload the page
            </Button>
          </>
        }
        details={`${error.name}: ${error.message}`}
      >
        {isMissingChunk(error)
          ? 'The network went away, or a newer version replaced this one. Reloading brings it back.'
          : 'The rest of AI Vault still works, and nothing you own is affected.'}
      </ErrorPanel>
    </>
  )
}
