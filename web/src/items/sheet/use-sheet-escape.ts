import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isTyping } from '../../ui/controls/is-typing.ts'

/**
 * Escape closes the sheet beside the grid and gives the focus back to the weapon's tile, from any control of the sheet:
 * the note saves itself when it goes. A field elsewhere keeps its Escape, and so does one that still composes a word.
 */
export function useSheetEscape(id: string, sheet: RefObject<Element | null>, onClose: () => void) {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, defaultPrevented, isComposing } = event
      if (key !== 'Escape' || defaultPrevented || isComposing) return
      if (isTyping(target) && !sheet.current?.contains(target as Node)) return
      event.preventDefault()
      close.current()
      focusTile(id)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [id, sheet])
}

/** The grid keeps the focused tile drawn; a tile that is not drawn now leaves the focus where it is. */
export function focusTile(id: string) {
  document.querySelector<HTMLElement>(`[role=grid] [data-weapon="${CSS.escape(id)}"] button`)?.focus()
}
