import { useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { OptionalPart } from '../../loading/OptionalPart.tsx'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { words } from '../words/words.ts'
import type { WishListsDialogProps } from './WishListsDialog.tsx'

const WishListsDialog = lazyPart(async () => (await import('./WishListsDialog.tsx')).WishListsDialog)

/** Opens what can be done with wish lists. */
export function WishListsButton(props: Omit<WishListsDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{words.wishLists}</TextButton>
      {open && (
        <OptionalPart name="wish-lists" onFailure={() => setOpen(false)}>
          <WishListsDialog {...props} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  )
}
