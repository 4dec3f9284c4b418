import { useEffect, useRef } from 'react'
import { isTyping } from '../../ui/controls/is-typing.ts'

/** Escape closes the sheet beside the grid and gives the focus back to the weapon's tile. */
export function useSheetEscape(id: string, onClose: () => void) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      close.current()
      focusTile(id)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [id])
}

/** The grid keeps the focused tile drawn; a tile that is not drawn now leaves the focus where it is. */
export function focusTile(id: string) {
  document.querySelector<HTMLElement>(`[role=grid] [data-weapon="${CSS.escape(id)}"] button`)?.focus()
}
