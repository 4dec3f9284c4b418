import { type ReactNode, useState } from 'react'
import { OptionalPart } from '../../loading/OptionalPart.tsx'
import text from '../../ui/text.module.css'
import { giveUp } from './give-up.ts'

interface UnfoldedPartProps {
  readonly name: string
  readonly summary: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A part that loads when it is unfolded. Where it fails to load it is folded again, and unfolding it is another try. */
export function UnfoldedPart({ name, summary, className, children }: UnfoldedPartProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={text.unfold}>{summary}</summary>
      {isOpen && (
        <OptionalPart name={name} onFailure={() => giveUp(() => setOpen(false))}>
          {children}
        </OptionalPart>
      )}
    </details>
  )
}
