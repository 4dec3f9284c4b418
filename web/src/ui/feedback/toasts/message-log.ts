import type { GlyphName } from '../../glyphs/glyph-names.ts'

export interface LoggedMessage {
  readonly id: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly text: string
  readonly glyph: GlyphName
}

const KEPT = 30

/** What was said and is gone again: the last toasts and notices, readable until the page is left (WCAG 2.2.1). */
export function createMessageLog(now: () => number = Date.now) {
  let messages: readonly LoggedMessage[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const publish = (next: readonly LoggedMessage[]) => {
    messages = next
    for (const listener of listeners) listener()
  }
  return {
    add: (text: string, glyph: GlyphName) =>
      publish([{ id: nextId++, at: now(), text, glyph }, ...messages].slice(0, KEPT)),
    clear: () => publish([]),
    /** The newest first. */
    read: () => messages,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const messageLog = createMessageLog()
