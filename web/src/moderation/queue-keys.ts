import type { Decision } from '@ai-vault/contract/atlas/moderation.ts'
import type { KeyboardEvent } from 'react'

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
