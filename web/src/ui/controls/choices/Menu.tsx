import type { ReactElement } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components/Menu'
import { Glyph } from '../../glyphs/Glyph.tsx'
import type { GlyphName } from '../../glyphs/glyph-names.ts'
import styles from './Select.module.css'

interface Action {
  readonly id: string
  readonly label: string
  readonly glyph?: GlyphName
  readonly disabled?: boolean
  readonly run: () => void
}

interface MenuProps {
  readonly label: string
  readonly actions: readonly Action[]
  /** The button that opens it. */
  readonly children: ReactElement<Record<string, unknown>, string>
}

/** Actions behind one button. For places to go use links; this is for things to do. */
export function Menu({ label, actions, children }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{children}</Pressable>
      <Popover className={styles.popover ?? ''} offset={4}>
        <AriaMenu aria-label={label} className={styles.list ?? ''}>
          {actions.map(({ id, label: name, glyph, disabled, run }) => (
            <MenuItem
              key={id}
              id={id}
              className={styles.option ?? ''}
              isDisabled={disabled ?? false}
              onAction={run}
            >
              {glyph && <Glyph name={glyph} size="s" />}
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
