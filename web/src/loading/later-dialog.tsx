import { type ComponentType, useState } from 'react'
import { toasts } from '../ui/feedback/toasts/toasts.ts'
import { lazyPart } from './lazy-part.tsx'
import { OptionalPart } from './OptionalPart.tsx'

interface Opened {
  readonly open: boolean
  readonly onClose: () => void
}

/** A dialog that is fetched when it is first opened; `failure` is said where it cannot be. */
export function laterDialog<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
) {
  const Later = lazyPart(load)
  function LaterDialog(props: Props) {
    const { open, onClose } = props
    const [last, setLast] = useState({ open: false, tries: 0, failed: false })
    // Each opening is a new try, also after one that failed.
    if (open !== last.open) {
      setLast({ open, tries: last.tries + Number(open), failed: last.failed && !open })
    }
    if (last.tries === 0 || last.failed) return null
    const fail = () => {
      setLast((before) => ({ ...before, failed: true }))
      toasts.show(failure, { tone: 'bad', glyph: 'i-warn' })
      onClose()
    }
    return (
      <OptionalPart name={`dialog-${last.tries}`} onFailure={fail}>
        <Later {...props} />
      </OptionalPart>
    )
  }
  return Object.assign(LaterDialog, { preload: () => void Later.preload() })
}
