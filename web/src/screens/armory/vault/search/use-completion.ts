import type { Completion } from '@ai-vault/game/search/complete-search.ts'
import { type KeyboardEvent, useState } from 'react'

/**
 * The list under the search box. It opens while someone types, arrows move a mark through it, Enter or Tab takes what is
 * marked, Escape closes it. Nothing is marked at first: Enter alone means what was typed. Keys come faster than frames:
 * they mean what `offerNow` says, which may be ahead of the completions on the screen.
 */
export function useCompletion(
  completions: readonly Completion[],
  offerNow: () => readonly Completion[],
  accept: (completion: Completion) => void,
) {
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const isOpen = open && completions.length > 0
  const close = () => {
    setOpen(false)
    setMarked(-1)
  }
  const take = (completion: Completion | undefined) => {
    if (!completion) return false
    accept(completion)
    setMarked(-1)
    // "perkname:" wants its word next; a whole clause is done.
    setOpen(completion.term.endsWith(':'))
    return true
  }
  /** True where the key was meant for the list. */
  const onKeyDown = ({ key }: KeyboardEvent): boolean => {
    const offered = open ? offerNow() : []
    const count = offered.length
    // Whoever presses Enter has asked: the list must not lie over the answer, nor come later.
    if (key === 'Enter' && !offered[marked]) close()
    if (count === 0) return false
    if (key === 'ArrowDown') setMarked((now) => (now + 1) % count)
    else if (key === 'ArrowUp') setMarked((now) => (now <= 0 ? count - 1 : now - 1))
    else if (key === 'Enter' && marked >= 0) return take(offered[marked])
    else if (key === 'Tab' && marked >= 0) return take(offered[marked])
    else if (key === 'Escape') close()
    else return false
    return true
  }
  return {
    isOpen,
    /** Open as soon as there is something to offer. */
    isAsked: open,
    marked,
    close,
    /** One that was pressed on the screen, as it reads by now. */
    take: ({ term }: Completion) => take(offerNow().find((offered) => offered.term === term)),
    onKeyDown,
    typed: () => {
      setOpen(true)
      setMarked(-1)
    },
  }
}
