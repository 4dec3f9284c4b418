import { useRef } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu'
import { elementWord } from '../../../../items/badges/Element.tsx'
import type { ShownRating } from '../../../../items/rating/shown-rating.ts'
import { useCompare } from '../../../../items/sheet/weapon/compare-context.ts'
import { idOf, nameOf, typeOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import menu from '../../../../ui/controls/choices/Select.module.css'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { menuWords } from '../words/menu-words.ts'
import { words } from '../words/words.ts'
import styles from './TileMenu.module.css'
import { clauseOfPart, quote } from './tile-clauses.ts'

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
          {menuWords.analyze}
        </MenuItem>
        <MenuItem className={menu.option ?? ''} onAction={onSelect}>
          <Glyph name="i-check" size="s" />
          {menuWords.select}
        </MenuItem>
        {compare && (
          <MenuItem
            className={menu.option ?? ''}
            isDisabled={compare.isFull && !isPicked}
            onAction={() => compare.toggle(idOf(item))}
          >
            <Glyph name="i-compare" size="s" />
            {isPicked ? menuWords.takeOut : menuWords.compare}
          </MenuItem>
        )}
        <MenuSection>
          <Header className={styles.header}>{menuWords.showOnly}</Header>
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

/** Everything about a weapon that can be asked for. */
function clausesOf(item: WeaponItem, rating: ShownRating) {
  const { element, tier, columns, type } = item.item
  const traits = columns.flatMap(({ kind, selectable }) => (kind === 'trait' ? selectable : []))
  return [
    { label: nameOf(item), clause: clauseOfPart(item, rating, 'name') },
    { label: typeOf(item), clause: `is:${type.replaceAll('-', '')}` },
    { label: elementWord(element), clause: clauseOfPart(item, rating, 'element') },
    ...(tier ? [{ label: words.tier(tier), clause: clauseOfPart(item, rating, 'tier') }] : []),
    { label: rating.tier, clause: clauseOfPart(item, rating, 'rating') },
    ...[...new Set(traits.map(({ name }) => name))].map((name) => ({
      label: name,
      clause: `exactperk:${quote(name)}`,
    })),
  ]
}
