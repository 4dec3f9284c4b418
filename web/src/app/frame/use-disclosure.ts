import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A button that shows a list of links under itself: Escape closes and gives the focus back, arrows walk, leaving closes.
 * Links stay links (no menu role), so that Tab, middle click and screen readers treat them as such.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  function walk(step: number) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links.at((at + step + links.length) % links.length)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
    } else if (event.key === 'ArrowDown' && !open) {
      event.preventDefault()
      setOpen(true)
      requestAnimationFrame(() => walk(1))
    } else if (open && event.key in STEPS) {
      event.preventDefault()
      const inside = list.current?.contains(document.activeElement)
      walk(inside ? (STEPS[event.key] ?? 0) : event.key === 'ArrowDown' ? 1 : 0)
    }
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return { open, setOpen, close: () => setOpen(false), button, list, frame: { onKeyDown, onBlur } }
}
