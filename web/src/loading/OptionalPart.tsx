import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { logFailure } from '../data/log.ts'

interface OptionalPartProps {
  readonly children: ReactNode
  /** Another one is another try. */
  readonly name: string
  readonly onFailure?: () => void
  /** Holds its place while it loads. */
  readonly fallback?: ReactNode
}

const Nothing = () => null

/** A part of the shell that loads when it is needed. Where it fails to load, or breaks, the rest goes on without it. */
export function OptionalPart({ children, name, onFailure, fallback }: OptionalPartProps) {
  const note = (error: unknown) => {
    logFailure('shell-part-failed', error instanceof Error ? error.name : 'unknown')
    onFailure?.()
  }
  return (
    <CatchBoundary getResetKey={() => name} errorComponent={Nothing} onCatch={note}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}
