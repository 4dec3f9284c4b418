import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { sheetWords } from '../words/sheet-words.ts'
import styles from './Sheet.module.css'

interface SheetBodyProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What a sheet holds, below the button that closes it. */
export function SheetBody({ onClose, children }: SheetBodyProps) {
  return (
    <div className={styles.body}>
      <Button tone="ghost" iconOnly aria-label={sheetWords.close} className={styles.close} onClick={onClose}>
        <Glyph name="i-close" />
      </Button>
      {children}
    </div>
  )
}

interface SheetOverlayProps {
  readonly titleId: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet over the screen: Escape, a press outside and its own button close it. */
export function SheetOverlay({ titleId, onClose, children }: SheetOverlayProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.sheet ?? ''} aria-labelledby={titleId}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
