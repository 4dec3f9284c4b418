import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select'
import { Glyph } from '../../glyphs/Glyph.tsx'
import text from '../../text.module.css'
import styles from './Select.module.css'
import type { SelectFieldProps } from './SelectField.tsx'

/** One choice of many. Opens under itself, finds by typing, closes by Escape. */
export function Select<Id extends string>({
  label,
  hideLabel,
  options,
  selected,
  onSelect,
}: SelectFieldProps<Id>) {
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key)
    if (option) onSelect(option.id)
  }
  return (
    <AriaSelect className={styles.select ?? ''} value={selected} onChange={choose}>
      <Label className={hideLabel ? text.sr : undefined}>{label}</Label>
      <Button className={styles.button ?? ''}>
        <SelectValue />
        <Glyph name="i-down" size="s" />
      </Button>
      <Popover className={styles.popover ?? ''} offset={4}>
        <ListBox className={styles.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem key={option.id} id={option.id} className={styles.option ?? ''}>
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
