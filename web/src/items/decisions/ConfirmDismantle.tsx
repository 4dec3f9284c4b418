import { PROTECTIONS } from '@ai-vault/game/weapons/protection.ts'
import { listInWords } from '@ai-vault/game/weapons/words.ts'
import { modeWords } from '../../screens/armory/review/words/mode-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
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
      title={modeWords.protected.title}
      open
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onConfirm} tone="danger">
            {modeWords.protected.mark}
          </Button>
          <Button onClick={onCancel}>{modeWords.protected.leave}</Button>
        </>
      }
    >
      <p>{modeWords.protected.because(<bdi>{item.item.name}</bdi>, listInWords(reasons))}</p>
      <p>{modeWords.protected.note}</p>
    </Dialog>
  )
}
