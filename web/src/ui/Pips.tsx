import type { GearTier } from '@ai-vault/game/items.ts'
import { classNames } from './class-names.ts'
import styles from './Pips.module.css'
import text from './text.module.css'

interface PipsProps {
  readonly tier: GearTier
  readonly column?: boolean
  readonly className?: string | undefined
  /** Where the thing it stands on names the tier already. */
  readonly silent?: boolean
}

const LOZENGES = [1, 2, 3, 4, 5] as const

/** As many lozenges as the tier has steps, and the number for those who listen. */
export function Pips({ tier, column, className, silent }: PipsProps) {
  return (
    <span
      className={classNames(styles.pips, column && styles.column, className)}
      data-tier={tier}
      data-part="tier"
    >
      {LOZENGES.filter((step) => step <= tier).map((step) => (
        <i key={step} />
      ))}
      {!silent && <span className={text.sr}>tier {tier}, </span>}
    </span>
  )
}
