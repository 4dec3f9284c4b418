import type { DamageType } from '@ai-vault/game/items.ts'
import { classNames } from './class-names.ts'
import styles from './Element.module.css'
import { Glyph } from './Glyph.tsx'
import text from './text.module.css'

export type ElementName = DamageType | 'prismatic'

interface ElementProps {
  readonly name: ElementName
  /** The word beside the glyph; without it the word is only spoken. */
  readonly withWord?: boolean
  /** Where the thing it stands on names the element already. */
  readonly silent?: boolean
}

export const elementWord = (name: ElementName) => name.charAt(0).toUpperCase() + name.slice(1)

export function Element({ name, withWord, silent }: ElementProps) {
  return (
    <>
      <Glyph name={`el-${name}`} className={classNames(styles.element, styles[name])} />
      {withWord && elementWord(name)}
      {!withWord && !silent && <span className={text.sr}>, {elementWord(name)}, </span>}
    </>
  )
}
