import { useEffect, useRef } from 'react'

interface NewerCopyOptions {
  /** When the platform was read; undefined while there is nothing, or nothing newer to hope for. */
  readonly readAt: number | undefined
  readonly arrivedAt: number
  readonly busy: boolean
  readonly ask: () => void
}

/** A copy the server calls fresh; an older one it hands out at once and fetches the next behind the answer. */
const FRESH_MS = 30_000
const WAIT_MS = 2_000
/** For one copy: clocks that differ must not end in asking for ever. */
const LOOKS = 2

/** Whoever asks gets what the server had and, a moment later, what it fetched for them: one press is enough. */
export function useNewerCopy({ readAt, arrivedAt, busy, ask }: NewerCopyOptions): void {
  const looked = useRef({ at: 0, times: 0 })
  useEffect(() => {
    if (readAt === undefined || busy || arrivedAt - readAt <= FRESH_MS) return
    const times = looked.current.at === readAt ? looked.current.times : 0
    if (times >= LOOKS) return
    const timer = setTimeout(() => {
      looked.current = { at: readAt, times: times + 1 }
      ask()
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [readAt, arrivedAt, busy, ask])
}
