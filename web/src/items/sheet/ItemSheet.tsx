import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { type ReactNode, useId } from 'react'
import type { SignedIn } from '../../data/session/session-check.ts'
import { useSignedIn } from '../../data/session/use-session.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { ErrorPanel } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Skeleton, Thinking } from '../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import layout from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import type { ItemRef } from '../find-item.ts'
import { isArmorItem } from '../gear-item.ts'
import card from '../hover/ItemCard.module.css'
import { EntryLines } from '../hover/ItemCard.tsx'
import { useOwnedItem } from '../use-owned-item.ts'
import { isWeaponItem } from '../weapon-item.ts'
import { sheetWords } from '../words/sheet-words.ts'
import { words } from '../words/words.ts'
import { ArmorSheet } from './ArmorSheet.tsx'
import { DefinitionSheet } from './DefinitionSheet.tsx'
import styles from './Sheet.module.css'
import { SheetBody, SheetOverlay } from './SheetOverlay.tsx'
import { WeaponSheet } from './weapon/WeaponSheet.tsx'

interface ItemSheetProps {
  readonly of: ItemRef
  /** Shows another copy in its place. */
  readonly onOpen: (instanceId: string) => void
  readonly onClose: () => void
}

/** An item in detail, over any screen: the player's copy, or what every copy of it can be. */
export function ItemSheet({ of, onOpen, onClose }: ItemSheetProps) {
  const session = useSignedIn()
  if (session) return <OwnedSheet of={of} session={session} onOpen={onOpen} onClose={onClose} />
  return <UnownedSheet of={of} onClose={onClose} />
}

function OwnedSheet({ of, session, onOpen, onClose }: ItemSheetProps & { readonly session: SignedIn }) {
  const owned = useOwnedItem(session, of)
  if (owned.state === 'none') return <UnownedSheet of={of} onClose={onClose} />
  if (owned.state === 'found') {
    const { entry, weapons, armor } = owned
    if (isArmorItem(entry))
      return (
        <ArmorSheet
          item={entry}
          armor={armor}
          membershipId={session.membershipId}
          onOpen={onOpen}
          onClose={onClose}
        />
      )
    if (!isWeaponItem(entry)) return <PlainSheet entry={entry} onClose={onClose} />
    return <WeaponSheet item={entry} weapons={weapons} placement="over" onOpen={onOpen} onClose={onClose} />
  }
  return (
    <PlainFrame onClose={onClose}>
      {owned.state === 'loading' ? (
        <>
          <Thinking>{words.card.reading}</Thinking>
          <Skeleton height="320px" />
        </>
      ) : (
        <ErrorPanel
          title={words.card.failed}
          actions={
            <Button aria-disabled={owned.busy} onClick={() => owned.busy || owned.retry()}>
              <Glyph name="i-refresh" size="s" />
              {sheetWords.tryAgain}
            </Button>
          }
        >
          {owned.error.message}
        </ErrorPanel>
      )}
    </PlainFrame>
  )
}

function UnownedSheet({ of, onClose }: Pick<ItemSheetProps, 'of' | 'onClose'>) {
  return (
    <PlainFrame onClose={onClose}>
      {'itemHash' in of ? <DefinitionSheet itemHash={of.itemHash} /> : <p>{words.card.notYours}</p>}
    </PlainFrame>
  )
}

function PlainSheet({ entry, onClose }: { readonly entry: InventoryItem; readonly onClose: () => void }) {
  return (
    <PlainFrame onClose={onClose}>
      <div className={card.card}>
        <EntryLines entry={entry} />
      </div>
    </PlainFrame>
  )
}

function PlainFrame({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <SheetOverlay titleId={titleId} onClose={onClose}>
      <SheetBody onClose={onClose}>
        <section className={styles.section}>
          <h2 id={titleId} className={text.cap}>
            {sheetWords.details}
          </h2>
          <div className={classNames(layout.stack, styles.plain)}>{children}</div>
        </section>
      </SheetBody>
    </SheetOverlay>
  )
}
