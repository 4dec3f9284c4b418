import { useEffect } from 'react'
import { logFailure } from '../data/log.ts'
import { useOnReturn } from '../data/system/use-online.ts'
import { PartNotLoaded, renewPart } from '../loading/lazy-part.tsx'
import type { Caught } from '../routing/CatchBoundary.tsx'
import { useRouter } from '../routing/router-context.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../ui/controls/buttons/LinkButton.tsx'
import { ErrorPanel } from '../ui/feedback/failures/ErrorPanel.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { words } from './words.ts'

const { broken } = words

/** A screen that broke: the shell lives on, and there are three ways out. */
export function ScreenError({ error: thrown, reset }: Caught) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const isMissing = error instanceof PartNotLoaded
  useEffect(() => {
    renewPart(error)
    logFailure('screen-crashed', error.name)
  }, [error])
  const again = () => {
    if (error instanceof PartNotLoaded && error.needsReload) return location.reload()
    reset()
  }
  useOnReturn(() => isMissing && again())
  const { nameOf } = useRouter()
  return (
    <>
      <PageHead title={broken.head} />
      <ErrorPanel
        title={isMissing ? broken.notLoaded : broken.stopped}
        actions={
          <>
            <Button onClick={again}>{broken.again}</Button>
            <LinkButton to="/command-center">{nameOf('/command-center')}</LinkButton>
            <Button tone="ghost" onClick={() => location.reload()}>
              {broken.reload}
            </Button>
          </>
        }
        details={`${error.name}: ${error.message}`}
      >
        {isMissing ? broken.away : broken.rest}
      </ErrorPanel>
    </>
  )
}
