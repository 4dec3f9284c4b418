import { PROTECTIONS } from '@ai-vault/game/cleanup/protections.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { GearItem } from '../gear-item.ts'
import { words } from './words.tsx'

interface ConfirmDismantleProps {
  readonly item: GearItem | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Names what protects the copy, and asks again. */
export function ConfirmDismantle({ item, onConfirm, onCancel }: ConfirmDismantleProps) {
  if (!item) return null
  const reasons = item.verdict?.protections.map((name) => PROTECTIONS[name]) ?? []
  return (
    <Dialog
      title={words.protected.title}
      open
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onConfirm} tone="danger">
            {words.protected.mark}
          </Button>
          <Button onClick={onCancel}>{words.protected.leave}</Button>
        </>
      }
    >
      <p>{words.protected.because(<bdi>{item.item.name}</bdi>, listInWords(reasons))}</p>
      <p>{words.protected.note}</p>
    </Dialog>
  )
}
