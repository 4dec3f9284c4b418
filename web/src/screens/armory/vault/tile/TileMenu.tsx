import { useRef } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu'
import type { ShownRating } from '../../../../items/rating/shown-rating.ts'
import { useCompare } from '../../../../items/sheet/compare-context.ts'
import { idOf, nameOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import menu from '../../../../ui/controls/Select.module.css'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { words } from '../words/words.ts'
import styles from './TileMenu.module.css'
import { clausesOf } from './tile-clauses.ts'

interface TileMenuProps {
  readonly item: WeaponItem
  readonly rating: ShownRating
  readonly tile: HTMLElement
  readonly onClose: () => void
  readonly onAnalyze: () => void
  readonly onClause: (clause: string) => void
  readonly onSelect: () => void
}

/** What can be done with a tile without opening it: the same as with keys and Shift, for fingers. */
export function TileMenu({ item, rating, tile, onClose, onAnalyze, onClause, onSelect }: TileMenuProps) {
  const anchor = useRef(tile)
  const compare = useCompare()
  const isPicked = compare?.picks.includes(idOf(item))
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      className={menu.popover ?? ''}
      offset={4}
    >
      <Menu aria-label={nameOf(item)} className={menu.list ?? ''} onClose={onClose}>
        <MenuItem className={menu.option ?? ''} onAction={onAnalyze}>
          <Glyph name="mark" size="s" />
          {words.menu.analyze}
        </MenuItem>
        <MenuItem className={menu.option ?? ''} onAction={onSelect}>
          <Glyph name="i-check" size="s" />
          {words.menu.select}
        </MenuItem>
        {compare && (
          <MenuItem
            className={menu.option ?? ''}
            isDisabled={compare.isFull && !isPicked}
            onAction={() => compare.toggle(idOf(item))}
          >
            <Glyph name="i-compare" size="s" />
            {isPicked ? words.menu.takeOut : words.menu.compare}
          </MenuItem>
        )}
        <MenuSection>
          <Header className={styles.header}>{words.menu.showOnly}</Header>
          {clausesOf(item, rating).map(({ label, clause }) => (
            <MenuItem key={clause} className={menu.option ?? ''} onAction={() => onClause(clause)}>
              <Glyph name="i-search" size="s" />
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </Popover>
  )
}
