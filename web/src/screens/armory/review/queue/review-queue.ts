import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import { modeWords } from '../mode-words.tsx'

/**
 * The way through a review. The ids are fixed when it begins, so that a decision that takes a weapon out of the present
 * filter does not move the others. Past the last one lies the summary.
 */
export interface ReviewQueue {
  readonly ids: readonly string[]
  /** Which one is shown; `ids.length` is the summary. */
  readonly at: number
  /** Where somebody stood who went straight to the summary; back from there leads to it again. */
  readonly leftAt?: number | undefined
  /** What each decision replaced, latest last. */
  readonly done: readonly { readonly id: string; readonly before: Decision | undefined }[]
}

/** Begins at the weapon the address names, else at the first undecided one. */
export function beginQueue(
  ids: readonly string[],
  decisions: Decisions,
  current: string | undefined,
): ReviewQueue {
  const named = current === undefined ? -1 : ids.indexOf(current)
  const open = ids.findIndex((id) => !decisions.has(id))
  return { ids, at: named >= 0 ? named : open >= 0 ? open : ids.length, done: [] }
}

export const currentOf = ({ ids, at }: ReviewQueue): string | undefined => ids[at]

export function placeIn({ ids, at, leftAt }: ReviewQueue): string {
  if (at < ids.length) return modeWords.mode.place(at + 1)
  return leftAt === undefined ? modeWords.mode.allSeen : modeWords.mode.leftAt(leftAt + 1)
}

export function step(queue: ReviewQueue, by: 1 | -1): ReviewQueue {
  const at = by < 0 && queue.leftAt !== undefined ? queue.leftAt : queue.at + by
  return { ...queue, at: Math.min(Math.max(at, 0), queue.ids.length), leftAt: undefined }
}

/** Straight to the summary: nobody has to see every weapon before taking the decisions elsewhere. */
export const finish = (queue: ReviewQueue): ReviewQueue =>
  queue.at === queue.ids.length ? queue : { ...queue, at: queue.ids.length, leftAt: queue.at }

/** Remembers what the decision about the present weapon replaces, and goes on. */
export function recordDecision(queue: ReviewQueue, decisions: Decisions): ReviewQueue {
  const id = currentOf(queue)
  if (id === undefined) return queue
  return step({ ...queue, done: [...queue.done, { id, before: decisions.get(id) }] }, 1)
}

export interface Undone {
  readonly queue: ReviewQueue
  readonly id: string
  readonly decision: Decision | null
}

/** Goes back to the last decided weapon; what it was before is the caller's to restore. */
export function undoLast(queue: ReviewQueue): Undone | undefined {
  const last = queue.done.at(-1)
  if (!last) return undefined
  const at = queue.ids.indexOf(last.id)
  return {
    queue: { ...queue, at: at < 0 ? queue.at : at, leftAt: undefined, done: queue.done.slice(0, -1) },
    id: last.id,
    decision: last.before ?? null,
  }
}
