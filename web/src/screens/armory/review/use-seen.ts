import { type SyntheticEvent, useEffect, useRef } from 'react'

/** Shorter than anybody needs to read a name, longer than the pause within a double tap. */
export const SEEN_AFTER_MS = 350

/**
 * Lets a press through only where what it is about has been in view for a moment: the second tap of a double tap must
 * not decide about a weapon that nobody has seen. `shown` names what is in view.
 */
export function useSeen(shown: string | undefined) {
  const since = useRef(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment counts anew with everything that comes into view
  useEffect(() => {
    since.current = performance.now()
  }, [shown])
  return (act: () => void) =>
    ({ timeStamp }: SyntheticEvent) => {
      if (timeStamp - since.current >= SEEN_AFTER_MS) act()
    }
}
