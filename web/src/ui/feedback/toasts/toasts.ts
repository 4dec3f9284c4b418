import type { GlyphName } from '../../glyphs/glyph-names.ts'
import { messageLog } from './message-log.ts'
import type { ToastTone } from './Toast.tsx'

/** How long a toast stays (F-058). Time spent under the pointer or the focus does not count. */
export const TOAST_MS = 4_000

export interface ToastMessage {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
  readonly glyph: GlyphName
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined
  startedAt: number
  left: number
}

/** The queue of toasts: a tiny store, so that any code can say something and one region shows it. */
export function createToasts(remember: (text: string, glyph: GlyphName) => void = () => {}) {
  let messages: readonly ToastMessage[] = []
  let nextId = 1
  const clocks = new Map<number, Clock>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly ToastMessage[]) => {
    messages = next
    for (const listener of listeners) listener()
  }

  function close(id: number) {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    publish(messages.filter((message) => message.id !== id))
  }

  function resume(id: number) {
    const clock = clocks.get(id)
    if (!clock || clock.timer !== undefined) return
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => close(id), clock.left)
  }

  function pause(id: number) {
    const clock = clocks.get(id)
    if (!clock || clock.timer === undefined) return
    clearTimeout(clock.timer)
    clock.timer = undefined
    clock.left -= Date.now() - clock.startedAt
  }

  function show(text: string, look: { tone?: ToastTone; glyph?: GlyphName } = {}) {
    const id = nextId++
    clocks.set(id, { timer: undefined, startedAt: 0, left: TOAST_MS })
    const { tone = 'gold', glyph = 'i-info' } = look
    publish([...messages, { id, text, tone, glyph }])
    remember(text, glyph)
    resume(id)
    return id
  }

  return {
    show,
    close,
    pause,
    resume,
    read: () => messages,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const toasts = createToasts(messageLog.add)
