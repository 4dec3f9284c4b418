import type { Completion } from '@ai-vault/game/search/complete-search.ts'
import { type KeyboardEvent, useState } from 'react'

/**
 * The list under the search box. It opens while someone types, arrows move a mark through it, Enter or Tab takes what is
 * marked, Escape closes it. Nothing is marked at first: Enter alone means what was typed.
 */
export function useCompletion(completions: readonly Completion[], accept: (completion: Completion) => void) {
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const isOpen = open && completions.length > 0
  const close = () => {
    setOpen(false)
    setMarked(-1)
  }
  const take = (index: number) => {
    const completion = completions[index]
    if (!completion) return false
    accept(completion)
    setMarked(-1)
    // "perkname:" wants its word next; a whole clause is done.
    setOpen(completion.term.endsWith(':'))
    return true
  }
  /** True where the key was meant for the list. */
  const hearKey = ({ key }: KeyboardEvent): boolean => {
    if (!isOpen) return false
    const count = completions.length
    if (key === 'ArrowDown') setMarked((now) => (now + 1) % count)
    else if (key === 'ArrowUp') setMarked((now) => (now <= 0 ? count - 1 : now - 1))
    else if (key === 'Enter' && marked >= 0) return take(marked)
    else if (key === 'Tab' && marked >= 0) return take(marked)
    else if (key === 'Escape') close()
    else return false
    return true
  }
  return {
    isOpen,
    marked,
    close,
    take,
    hearKey,
    typed: () => {
      setOpen(true)
      setMarked(-1)
    },
  }
}
