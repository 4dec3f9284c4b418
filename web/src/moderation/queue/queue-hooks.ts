/** What the queue holds in hand: the point, the reasons that are being written, the keys and the focus. */
import type { Decision, QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import { useEffect, useRef, useState } from 'react'
import { readSingleKeys } from '../../data/stored/storage.ts'
import { isTyping, LETTER_WAIT_MS } from '../../ui/controls/is-typing.ts'
import { NO_REASON, type Reason } from '../ReasonField.tsx'

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

/** The points that are picked, to be decided about at once; one that is not shown is not. */
export function usePicked(points: readonly QueuedPoint[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const ids = points.map(({ id }) => id)
  return {
    picked,
    chosen: ids.filter((id) => picked.has(id)),
    toggle: (id: string) =>
      setPicked((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    pickAll: () => setPicked(new Set(ids)),
    pickNone: () => setPicked(new Set()),
  }
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

/** What a key asks of the queue; nothing with a modifier held. Letters obey the single-key switch. */
function keyAction({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): QueueKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return key.length === 1 ? (readSingleKeys() ? KEYS[key.toLowerCase()] : undefined) : KEYS[key]
}

const isMove = (action: QueueKey) => action === 'next' || action === 'previous'

/** A field keeps its keys; letters mean nothing to a check box. */
const isTheirs = (target: EventTarget | null) =>
  isTyping(target) && !(target instanceof Element && target.matches('input[type=checkbox]'))

/**
 * Hears the printed keys wherever the focus is inside the queue, and where nothing has it. Before the keys of the whole
 * page, some of which are the same letters; what follows `g` is theirs.
 */
export function useQueueKeys(
  queue: { readonly current: HTMLElement | null },
  act: (action: QueueKey) => void,
) {
  const present = useRef(act)
  const letterUntil = useRef(0)
  useEffect(() => {
    present.current = act
  })
  useEffect(() => {
    function listener(event: KeyboardEvent) {
      const { target } = event
      const isOurs = target === document.body || (target instanceof Node && queue.current?.contains(target))
      if (!isOurs || isTheirs(target)) return
      const namesScreen = event.timeStamp < letterUntil.current
      letterUntil.current = event.key === 'g' ? event.timeStamp + LETTER_WAIT_MS : 0
      const action = keyAction(event)
      if (!action || namesScreen) return
      event.preventDefault()
      event.stopPropagation()
      // A key held a moment too long decides nothing about points that nobody has seen.
      if (!event.repeat || isMove(action)) present.current(action)
    }
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [queue])
}
