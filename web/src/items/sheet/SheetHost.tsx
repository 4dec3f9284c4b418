import { lazyPart } from '../../loading/lazy-part.tsx'
import { OptionalPart } from '../../loading/OptionalPart.tsx'
import { toasts } from '../../ui/feedback/toasts/toasts.ts'
import { useItemSheet, useOpenItem } from './use-item-sheet.ts'

const ItemSheet = lazyPart(async () => (await import('./ItemSheet.tsx')).ItemSheet)

/** The place in the shell where a sheet opens over any screen; its code comes with the first one. */
export function SheetHost({ unopened }: { readonly unopened: string }) {
  const open = useOpenItem()
  const { open: show, close } = useItemSheet()
  if (!open) return null
  const giveUp = () => {
    toasts.show(unopened, { tone: 'bad', glyph: 'i-warn' })
    close()
  }
  return (
    <OptionalPart name={JSON.stringify(open)} onFailure={giveUp}>
      <ItemSheet of={open} onOpen={(instanceId) => show({ instanceId })} onClose={close} />
    </OptionalPart>
  )
}
