import { useEffect, useRef } from 'react'
import { readSingleKeys } from '../../../../data/storage.ts'
import { isTyping } from '../../../../ui/controls/is-typing.ts'

/** Shift with F clears the search, wherever nobody types. */
export function useClearKey(active: boolean, clear: () => void): void {
  const latest = useRef(clear)
  latest.current = clear
  useEffect(() => {
    if (!active) return
    const hear = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== 'F' || !event.shiftKey || !plain || !readSingleKeys()) return
      if (isTyping(event.target)) return
      // Before the shell, for which the same key without Shift leads to the field.
      event.stopImmediatePropagation()
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [active])
}
