import type { GearTier } from '@ai-vault/game/items.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Pips.module.css'

interface PipsProps {
  readonly tier: GearTier
  readonly column?: boolean
  readonly className?: string | undefined
}

/** As many lozenges as the tier has steps, to look at: what it stands on names the tier in words. */
export function Pips({ tier, column, className }: PipsProps) {
  return (
    <span
      className={classNames(styles.pips, column && styles.column, className)}
      data-tier={tier}
      data-part="tier"
    />
  )
}
