import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/buttons/Button.tsx'
import { Glyph } from '../glyphs/Glyph.tsx'
import { words } from '../words/words.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons at its foot; the main one last. */
  readonly actions?: ReactNode
  readonly wide?: boolean
  /** On a phone it comes from below and has the whole width. */
  readonly sheet?: boolean
  /** Stands at the end of the window and is as high; on a phone it comes from below. What is in it scrolls. */
  readonly side?: boolean
  /** Stands beside the title. */
  readonly beside?: ReactNode
}

/** Asks for attention: the rest of the page is out of reach until it closes (Escape, outside, or the cross). */
export function Dialog({ title, open, onClose, children, actions, wide, sheet, side, beside }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className={classNames(styles.overlay, sheet && styles.sheet, side && styles.side)}
    >
      <Modal className={classNames(styles.modal, wide && styles.wide)}>
        <AriaDialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {beside && <div className={styles.beside}>{beside}</div>}
            <Button tone="ghost" size="small" iconOnly aria-label={words.close} onClick={onClose}>
              <Glyph name="i-close" size="s" />
            </Button>
          </div>
          {side ? <div className={styles.scrolls}>{children}</div> : children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
