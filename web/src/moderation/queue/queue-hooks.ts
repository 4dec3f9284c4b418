/** What the queue holds in hand: the point, the reasons that are being written, the keys and the focus. */
import type { Decision, QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { NO_REASON, type Reason } from '../point/ReasonField.tsx'

/**
 * The point at hand, by its id: the queue is read anew every half minute, and rows above it come and go. Where the point
 * itself is gone, the one in its place is next.
 */
export function useCurrentPoint(points: readonly QueuedPoint[]) {
  const [held, setHeld] = useState({ id: '', at: 0 })
  const found = points.findIndex(({ id }) => id === held.id)
  const here = found >= 0 ? found : Math.min(held.at, Math.max(0, points.length - 1))
  const point = points[here]
  // Its place is remembered as it moves, for when it goes.
  if (point && (point.id !== held.id || here !== held.at)) setHeld({ id: point.id, at: here })
  return { here, point, setCurrent: (id: string) => setHeld((before) => ({ ...before, id })) }
}

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

type QueueKey = 'next' | 'previous' | 'pick' | 'edit' | 'undo' | Decision

const KEYS: Readonly<Record<string, QueueKey>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  x: 'pick',
  a: 'approve',
  r: 'refuse',
  h: 'hide',
  d: 'dismiss-reports',
  e: 'edit',
  u: 'undo',
}

/** What a key asks of the queue; nothing while a field or a button has it, or with a modifier held. */
export function keyAction(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const inside =
    event.target instanceof HTMLElement && event.target.closest('input, select, textarea, button, a')
  return inside ? undefined : KEYS[event.key]
}

/** A row that was decided about leaves the list; whoever works by keyboard goes on with the one in its place. */
export function useFocusKept(list: { readonly current: HTMLElement | null }, here: number, data: unknown) {
  const wasInside = useRef(false)
  useEffect(() => {
    const hear = () => {
      wasInside.current = list.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is what takes rows away
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body)
      list.current?.querySelectorAll<HTMLElement>('[data-row]')[here]?.focus()
  }, [list, here, data])
}
