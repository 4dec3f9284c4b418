import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './TextButton.module.css'

/** A button inside a sentence: underlined like a link, but it acts. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.text, className)} />
}
