import { useState } from 'react'
import { NO_REASON, type Reason } from './ReasonField.tsx'

/** All that are picked have one reason together. */
export const PICKED = 'picked'

/** Reasons while they are written, one for each point: none goes out with another point than it was written for. */
export function useReasons() {
  const [reasons, setReasons] = useState<ReadonlyMap<string, Reason>>(new Map())
  return {
    reasonFor: (of: string): Reason => reasons.get(of) ?? NO_REASON,
    write: (of: string, reason: Reason) => setReasons((before) => new Map(before).set(of, reason)),
    forget: (all: readonly string[]) =>
      setReasons((before) => new Map([...before].filter(([of]) => !all.includes(of)))),
  }
}
