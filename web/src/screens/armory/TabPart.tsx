import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { logFailure } from '../../data/log.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import styles from './PlayerVault.module.css'
import { words } from './words/words.ts'

interface TabPartProps {
  readonly name: string
  readonly fallback?: ReactNode
  /** Lets a file that did not come be asked for again. */
  readonly renew: () => void
  readonly children: ReactNode
}

/** A tab whose file is fetched with it: where that fails, the other tabs stay. */
export function TabPart({ name, fallback, renew, children }: TabPartProps) {
  return (
    <CatchBoundary
      getResetKey={() => name}
      onCatch={(error) => logFailure('tab-failed', error instanceof Error ? error.name : 'unknown')}
      errorComponent={({ reset }) => (
        <div className={styles.failedTab}>
          <ErrorPanel
            title={words.tabFailed.title}
            actions={
              <Button
                onClick={() => {
                  renew()
                  reset()
                }}
              >
                {words.tryAgain}
              </Button>
            }
          >
            {words.tabFailed.text}
          </ErrorPanel>
        </div>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}
