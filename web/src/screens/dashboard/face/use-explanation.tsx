import { type ReactNode, useId, useState } from 'react'
import { Why } from '../../../ui/overlays/WithTooltip.tsx'

/** A word rests on something: told on hover and focus, and laid open by a press. */
export function useExplanation(about: string, basis: ReactNode) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const toggle = () => setOpen((was) => !was)
  return {
    id,
    open,
    toggle,
    why: (
      <Why about={about} opens={{ id, open, toggle }}>
        {basis}
      </Why>
    ),
  }
}
