import { type ReactNode, Suspense } from 'react'
import { logFailure } from '../../data/log.ts'
import { renewPart } from '../../loading/lazy-part.tsx'
import { CatchBoundary } from '../../routing/CatchBoundary.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import styles from './PlayerVault.module.css'
import { words } from './words/words.ts'

interface TabPartProps {
  readonly name: string
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** A tab whose file is fetched with it: where that fails, the other tabs stay. */
export function TabPart({ name, fallback, children }: TabPartProps) {
  return (
    <CatchBoundary
      resetKey={name}
      onCatch={(error) => {
        renewPart(error)
        logFailure('tab-failed', error instanceof Error ? error.name : 'unknown')
      }}
      errorComponent={({ reset }) => (
        <div className={styles.failedTab}>
          <ErrorPanel
            title={words.tabFailed.title}
            actions={<Button onClick={reset}>{words.tryAgain}</Button>}
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
