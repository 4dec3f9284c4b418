import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

interface ChipSelectProps {
  /** Of which piece of the query it is; the same piece of the next answer gets the focus by it. */
  readonly at: string
  readonly name: string
  readonly shown: string
  readonly canAsk: boolean
  readonly onChoose: (value: string) => void
  readonly children: ReactNode
}

/** Keys that open the list: what is chosen in it is meant. */
const OPENS = new Set([' ', 'F4'])

/**
 * The choices of a chip. A pointer's choice asks at once. By arrows or letters a player passes others on the way to theirs:
 * then Enter asks, or leaving the chip, and Escape takes the choice back.
 */
export function ChipSelect({ at, name, shown, canAsk, onChoose, children }: ChipSelectProps) {
  const [picked, setPicked] = useState('')
  const passes = useRef(false)
  const choose = (value: string) => {
    setPicked('')
    if (canAsk && value !== '') onChoose(value)
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, altKey } = event
    passes.current = key !== 'Enter' && !altKey && !OPENS.has(key)
    if (key === 'Escape') setPicked('')
    if (key !== 'Enter' || picked === '') return
    // Enter would open the list.
    event.preventDefault()
    choose(picked)
  }
  return (
    <select
      data-chip={at}
      aria-label={name}
      value={picked}
      // Switched off it would lose the focus with each question.
      aria-disabled={!canAsk}
      onKeyDown={onKey}
      onPointerDown={() => {
        passes.current = false
      }}
      onChange={({ target }) => (passes.current ? setPicked(target.value) : choose(target.value))}
      onBlur={({ currentTarget }) => {
        // A window that is left keeps the focus of its page.
        if (document.activeElement !== currentTarget) choose(picked)
      }}
    >
      <option value="">{shown}</option>
      {children}
    </select>
  )
}
