import type { DamageType } from '@ai-vault/game/items.ts'
import { classNames } from '../../ui/class-names.ts'
import text from '../../ui/text.module.css'
import { gameWord } from '../../words/game-words.ts'
import styles from './Element.module.css'

export type ElementName = DamageType | 'prismatic'

interface ElementProps {
  readonly name: ElementName
  /** The word beside the glyph; without it the word is only spoken. */
  readonly withWord?: boolean
}

export const elementWord = (name: ElementName) =>
  gameWord('elements', name) ?? name.charAt(0).toUpperCase() + name.slice(1)

/** The glyph alone, where the thing it stands on names the element already. */
export const elementLook = (name: ElementName): string => classNames(styles.element, styles[name])

export function Element({ name, withWord }: ElementProps) {
  return (
    <>
      <i className={elementLook(name)} />
      {withWord ? elementWord(name) : <span className={text.sr}>{elementWord(name)}, </span>}
    </>
  )
}
