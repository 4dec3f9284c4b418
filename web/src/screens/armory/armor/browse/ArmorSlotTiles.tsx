import type { ArmorPiece } from '@ai-vault/game/items.ts'
import type { KeyboardEvent, MouseEvent } from 'react'
import { langOf } from '../../../../data/language/language.ts'
import { DecisionMark } from '../../../../items/decisions/DecisionMark.tsx'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import { WithItemCard } from '../../../../items/hover/WithItemCard.tsx'
import { SLOT_GLYPHS, titled } from '../../../../items/picture/armor-glyphs.ts'
import { iconAddress } from '../../../../items/picture/weapon-glyphs.ts'
import { useItemSheet } from '../../../../items/sheet/use-item-sheet.ts'
import tiles from '../../../../items/tile/ItemTile.module.css'
import { ItemTile, type ItemTileProps } from '../../../../items/tile/ItemTile.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import type { GridSelection } from '../../select/use-selection.ts'
import picks from '../../vault/grid/WeaponGrid.module.css'
import { words } from '../words/words.ts'
import styles from './AllArmor.module.css'
import { type ArmorGroup, totalOf } from './browse-armor.ts'

const labels = words.browse

interface ArmorSlotTilesProps {
  readonly group: ArmorGroup
  /** The one piece of all that Tab leads to. */
  readonly current: string | undefined
  readonly decisions: Decisions
  readonly selection: GridSelection
}

/** The pieces of one slot: a press opens the sheet, or picks the piece while somebody selects. */
export function ArmorSlotTiles({ group, current, decisions, selection }: ArmorSlotTilesProps) {
  const { slot, pieces } = group
  const { open } = useItemSheet()
  const { ids, toggle, extendTo, toggleAll } = selection
  const press = (id: string) => (event: MouseEvent) => {
    if (!ids) open({ instanceId: id })
    else if (event.shiftKey) extendTo(id)
    else toggle(id)
  }
  const pressKey = (id: string) => (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    toggle(id)
  }
  return (
    <section className={styles.slot} aria-label={titled(words.slots[slot])}>
      <div className={styles.slotHead}>
        <h2>
          <Glyph name={SLOT_GLYPHS[slot]} />
          {titled(words.slots[slot])} <span className={`${text.read} ${text.dim}`}>{pieces.length}</span>
        </h2>
        {ids && (
          <Button
            size="small"
            tone="ghost"
            onClick={() => toggleAll(pieces.map(({ instanceId }) => instanceId))}
          >
            {labels.selectSlot(titled(words.slots[slot]))}
          </Button>
        )}
      </div>
      <ul className={`${tiles.grid} ${styles.pieces}`}>
        {pieces.map((piece) => {
          const id = piece.instanceId
          const decision = decisions.get(id)
          const isPicked = ids?.has(id)
          return (
            <li key={id} data-piece={id}>
              <WithItemCard of={{ instanceId: id }} known={{ name: piece.name }}>
                <PieceTile
                  piece={piece}
                  slot={slot}
                  picked={isPicked}
                  tabIndex={id === current ? 0 : -1}
                  onClick={press(id)}
                  onKeyDown={pressKey(id)}
                />
              </WithItemCard>
              {isPicked !== undefined && (
                <span className={classNames(picks.pick, isPicked && picks.picked)} />
              )}
              {decision && (
                <span className={picks.decision}>
                  <DecisionMark decision={decision} />
                </span>
              )}
              <span className={styles.total}>
                {piece.classType && <b>{words.classes[piece.classType]}</b>} {labels.total(totalOf(piece))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface PieceTileProps extends NonNullable<ItemTileProps['button']> {
  readonly piece: ArmorPiece
  readonly slot: ArmorGroup['slot']
  /** Whether it is picked; absent while nobody selects. */
  readonly picked: boolean | undefined
}

/** What opens the card on hover and focus comes with the other properties of the button. */
function PieceTile({ piece, slot, picked, ...button }: PieceTileProps) {
  return (
    <ItemTile
      name={piece.name}
      lang={langOf(piece)}
      rarity={piece.rarity}
      silhouette={SLOT_GLYPHS[slot]}
      icon={iconAddress(piece.icon)}
      tier={piece.tier}
      power={piece.power}
      masterwork={piece.masterworked}
      locked={piece.locked}
      kind={[piece.classType && words.classes[piece.classType], words.slots[slot], piece.archetype]
        .filter(Boolean)
        .join(' ')}
      traits={[labels.total(totalOf(piece))]}
      {...(picked === undefined ? {} : { open: picked })}
      button={button}
    />
  )
}
