import { useEffect, useRef } from 'react'
import { readSingleKeys } from '../../../data/stored/storage.ts'
import type { ReviewRun } from './queue/use-review-queue.ts'

type Keyed = Pick<ReviewRun, 'choose' | 'next' | 'back' | 'undo'>

/** What a key does in the review; undefined for any other. Letters obey the single-key switch, arrows do not need to. */
function reviewKey(key: string, singleKeys: boolean): ((run: Keyed) => void) | undefined {
  if (key === 'ArrowRight') return (run) => run.next()
  if (key === 'ArrowLeft') return (run) => run.back()
  if (!singleKeys) return undefined
  switch (key.toLowerCase()) {
    case 'k':
      return (run) => run.choose('keep')
    case 'r':
      return (run) => run.choose('review')
    case 'd':
      return (run) => run.choose('dismantle')
    case 'u':
      return (run) => run.undo()
    case 's':
      return (run) => run.next()
    default:
      return undefined
  }
}

/** Fields keep all their keys, radio buttons their arrows. */
function isTheirs({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.matches('input[type=radio]')) return key.startsWith('Arrow')
  return target.closest('input, select, textarea') !== null
}

/** Hears the keys while nothing else asks for them. */
export function useReviewKeys(run: Keyed, listening: boolean) {
  const present = useRef(run)
  useEffect(() => {
    present.current = run
  })
  useEffect(() => {
    if (!listening) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTheirs(event)) return
      const act = reviewKey(event.key, readSingleKeys())
      if (!act) return
      event.preventDefault()
      // A key held a moment too long walks on, but decides nothing about weapons nobody has seen.
      if (event.repeat && !event.key.startsWith('Arrow')) return
      act(present.current)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [listening])
}
