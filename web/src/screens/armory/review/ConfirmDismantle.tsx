import { PROTECTIONS } from '@ai-vault/game/weapons/protection.ts'
import { listInWords } from '@ai-vault/game/weapons/words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { WeaponItem } from '../weapon-item.ts'

interface ConfirmDismantleProps {
  readonly item: WeaponItem | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Names what protects the copy, and asks again. */
export function ConfirmDismantle({ item, onConfirm, onCancel }: ConfirmDismantleProps) {
  if (!item) return null
  const reasons = item.verdict?.protections.map((name) => PROTECTIONS[name]) ?? []
  return (
    <Dialog
      title="This copy is protected"
      open
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onConfirm} tone="danger">
            Mark it all the same
          </Button>
          <Button onClick={onCancel}>Leave it</Button>
        </>
      }
    >
      <p>
        <bdi>{item.item.name}</bdi> is protected because {listInWords(reasons)}.
      </p>
      <p>Marking it for dismantling is only a note of yours: nothing is moved or deleted.</p>
    </Dialog>
  )
}
