import { type ComponentProps, useState } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { OptionalPart } from '../loading/OptionalPart.tsx'
import { toasts } from '../ui/feedback/toasts.ts'
import type { ShareDialog } from './ShareDialog.tsx'
import { words } from './words/words.ts'

const Later = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)

/** Before it is opened, where somebody is about to. */
export const preloadShareDialog = () => void Later.preload()

/** The share dialog, fetched when it is first opened: most who see a screen share nothing on it. */
export function LaterShareDialog(props: ComponentProps<typeof ShareDialog>) {
  const { open, onClose } = props
  const [last, setLast] = useState({ open: false, tries: 0, failed: false })
  // Each opening is a new try, also after one that failed.
  if (open !== last.open) {
    setLast({ open, tries: last.tries + Number(open), failed: last.failed && !open })
  }
  if (last.tries === 0 || last.failed) return null
  const fail = () => {
    setLast((before) => ({ ...before, failed: true }))
    toasts.show(words.notLoaded, { tone: 'bad', glyph: 'i-warn' })
    onClose()
  }
  return (
    <OptionalPart name={`share-dialog-${last.tries}`} onFailure={fail}>
      <Later {...props} />
    </OptionalPart>
  )
}
