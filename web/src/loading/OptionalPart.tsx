import { type ReactNode, Suspense } from 'react'
import { logFailure } from '../data/log.ts'
import { useReturns } from '../data/system/use-online.ts'
import { CatchBoundary } from '../routing/CatchBoundary.tsx'
import { renewPart } from './lazy-part.tsx'

interface OptionalPartProps {
  readonly children: ReactNode
  /** Another one is another try; so is a connection that came back. */
  readonly name: string
  readonly onFailure?: () => void
  /** Holds its place while it loads. */
  readonly fallback?: ReactNode
}

const Nothing = () => null

/** A part of the shell that loads when it is needed. Where it fails to load, or breaks, the rest goes on without it. */
export function OptionalPart({ children, name, onFailure, fallback }: OptionalPartProps) {
  const returns = useReturns()
  const note = (error: unknown) => {
    logFailure('shell-part-failed', error instanceof Error ? error.name : 'unknown')
    renewPart(error)
    onFailure?.()
  }
  return (
    <CatchBoundary resetKey={`${name} ${returns}`} errorComponent={Nothing} onCatch={note}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}
