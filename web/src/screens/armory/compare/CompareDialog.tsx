import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { useId, useMemo, useRef, useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ConfirmDismantle } from '../../../items/decisions/ConfirmDismantle.tsx'
import { DECISION_LOOKS } from '../../../items/decisions/decision-words.ts'
import { useDecider } from '../../../items/decisions/use-decider.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { type GearItem, isWeapon } from '../../../items/gear-item.ts'
import type { RatingLookup } from '../../../items/rating/shown-rating.ts'
import { rollInWords } from '../../../items/roll-in-words.ts'
import { MOST_COMPARED } from '../../../items/sheet/weapon/compare-context.ts'
import { idOf, nameOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { useWhere } from '../../../items/where-is.ts'
import { describeWishes } from '../../../items/wishes/describe-wishes.ts'
import { useOwnWishes } from '../../../items/wishes/use-own-wishes.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Switch } from '../../../ui/controls/Field.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import dialog from '../../../ui/overlays/Dialog.module.css'
import styles from './CompareDialog.module.css'
import { CompareTable, decisionOn } from './CompareTable.tsx'
import { parseCompare } from './compare-picks.ts'
import { compareRows } from './compare-rows.ts'
import { dialogWords } from './dialog-words.tsx'

interface CompareDialogProps {
  readonly items: readonly WeaponItem[]
  readonly ratingOf: RatingLookup
  readonly reviews: Reviews
  /** The copies as the address names them, and every copy that is the player's. */
  readonly named: string | undefined
  readonly copyOf: (id: string) => WeaponItem | undefined
  readonly onAdd: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onClose: () => void
}

/** Up to six copies side by side: which is best, what is advised, and the player's own decision on each. */
export function CompareDialog({
  items,
  ratingOf,
  reviews,
  named,
  copyOf,
  onAdd,
  onRemove,
  onClose,
}: CompareDialogProps) {
  const lack = describeLack(named, (id) => copyOf(id) !== undefined)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const where = useWhere()
  const wishes = useOwnWishes(items)
  const rows = useMemo(
    () =>
      compareRows(
        items,
        ratingOf,
        where,
        wishes && ((item: WeaponItem) => describeWishes(wishes.matchesOf(item))),
      ),
    [items, ratingOf, where, wishes],
  )
  const hint = useId()
  const tools = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLElement>(null)
  const { asked, choose, confirm, cancel, last, undo } = useUndoable(reviews)
  const lastDecision = last && reviews.decisions.get(idOf(last.item))
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className={classNames(dialog.overlay, styles.overlay)}
    >
      <Modal className={styles.modal ?? ''}>
        <AriaDialog className={classNames(dialog.dialog, styles.dialog)} aria-describedby={hint}>
          <div className={dialog.head}>
            <Heading slot="title" level={2}>
              {dialogWords.title}
            </Heading>
            <Button tone="ghost" size="small" iconOnly aria-label={dialogWords.close} onClick={onClose}>
              <Glyph name="i-close" size="s" />
            </Button>
          </div>
          <div ref={tools} tabIndex={-1} className={styles.tools}>
            {lack && <p className={styles.lack}>{lack}</p>}
            <Switch
              label={dialogWords.onlyDifferences}
              checked={onlyDifferences}
              onChange={setOnlyDifferences}
            />
            <span id={hint} className={styles.legend}>
              {dialogWords.legend(<i className={styles.lozenge} aria-hidden="true" />, (word) => (
                <span className={styles.differs}>{word}</span>
              ))}
            </span>
            <div className={styles.decided}>
              <span role="status">
                {last &&
                  dialogWords.decided(
                    copyInWords(last.item, items),
                    lastDecision ? DECISION_LOOKS[lastDecision].done : dialogWords.takenBack,
                  )}
              </span>
              {last && (
                <Button
                  size="small"
                  onClick={() => {
                    undo()
                    // The button is gone with what it undoes: back to where that was decided.
                    const column = decisionOn(table.current, idOf(last.item))
                    ;(column ?? tools.current)?.focus()
                  }}
                >
                  <Glyph name="i-refresh" size="s" />
                  {dialogWords.undo}
                </Button>
              )}
            </div>
          </div>
          <CompareTable
            ref={table}
            items={items}
            copyOf={copyOf}
            where={where}
            onAdd={items.length < MOST_COMPARED ? onAdd : undefined}
            rows={onlyDifferences ? rows.filter(({ same }) => !same) : rows}
            decisions={reviews.decisions}
            onChoose={choose}
            onRemove={onRemove}
          />
          <ConfirmDismantle item={asked} onConfirm={confirm} onCancel={cancel} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Decides about a copy, and takes the last decision back to what it was before. */
function useUndoable({ decisions, decide }: Reviews) {
  const [last, setLast] = useState<{ readonly item: GearItem; readonly before: Decision | null }>()
  const decider = useDecider(decide, (item) => setLast({ item, before: decisions.get(idOf(item)) ?? null }))
  const undo = () => {
    if (last) decide(idOf(last.item), last.before)
    setLast(undefined)
  }
  return { ...decider, last, undo }
}

const copyInWords = (item: GearItem, among: readonly WeaponItem[]): string =>
  isWeapon(item) ? `${nameOf(item)}, ${rollInWords(item, undefined, among)}` : nameOf(item)

/** What a comparison lacks of what its address names; undefined where it lacks nothing. */
function describeLack(text: string | undefined, isThere: (id: string) => boolean): string | undefined {
  const named = parseCompare(text)
  const there = named.filter(isThere).length
  const gone = named.length - there
  if (gone > 0) return dialogWords.gone(gone, named.length)
  return there > MOST_COMPARED ? dialogWords.beyond(MOST_COMPARED, there) : undefined
}
