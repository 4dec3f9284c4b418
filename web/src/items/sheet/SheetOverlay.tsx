import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './Sheet.module.css'

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
