import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Plate.module.css'

interface PlateProps extends ComponentProps<'div'> {
  readonly tone?: 'plain' | 'ai' | 'gold'
}

/** A thing that stands alone. Plates do not nest. */
export function Plate({ tone = 'plain', className, ...rest }: PlateProps) {
  return <div {...rest} className={classNames(styles.plate, tone !== 'plain' && styles[tone], className)} />
}

interface BaysProps extends ComponentProps<'div'> {
  readonly columns?: 1 | 2 | 3
}

/** Facts that belong together: one face, cells parted by hairlines. */
export function Bays({ columns = 1, className, ...rest }: BaysProps) {
  const grid = columns === 2 ? styles.cols2 : columns === 3 ? styles.cols3 : undefined
  return <div {...rest} className={classNames(styles.bays, grid, className)} />
}

interface BayProps extends ComponentProps<'div'> {
  readonly tone?: 'plain' | 'ai'
}

export function Bay({ tone = 'plain', className, ...rest }: BayProps) {
  return <div {...rest} className={classNames(styles.bay, tone === 'ai' && styles.bayAi, className)} />
}
