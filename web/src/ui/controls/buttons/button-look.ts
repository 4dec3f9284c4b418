import { classNames } from '../../class-names.ts'
import styles from './Button.module.css'

/** Gold is the one main action of a view, teal asks the AI, the rest is plain. */
export interface ButtonLook {
  readonly tone?: 'plain' | 'gold' | 'ai' | 'danger' | 'ghost'
  readonly size?: 'small' | 'normal' | 'big'
  readonly iconOnly?: boolean
  /** Takes the whole width on a phone. */
  readonly wide?: boolean
}

export function buttonClass({ tone = 'plain', size = 'normal', iconOnly, wide }: ButtonLook): string {
  return classNames(
    styles.button,
    tone !== 'plain' && styles[tone],
    size !== 'normal' && styles[size],
    iconOnly && styles.iconOnly,
    wide && styles.wide,
  )
}
