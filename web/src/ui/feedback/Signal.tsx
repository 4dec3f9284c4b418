import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Signal.module.css'

export type SignalState = 'operational' | 'degraded' | 'down' | 'other'

interface SignalProps {
  readonly state: SignalState
  readonly size?: 'normal' | 'tiny'
  readonly children: ReactNode
}

/** Dot, triangle, square, ring: a state by its shape, and always with the word. */
export function Signal({ state, size = 'normal', children }: SignalProps) {
  return (
    <span
      className={classNames(
        styles.signal,
        state !== 'operational' && styles[state],
        size === 'tiny' && styles.tiny,
      )}
    >
      {children}
    </span>
  )
}
