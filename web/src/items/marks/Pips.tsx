import type { GearTier } from '@ai-vault/game/items.ts'
import { classNames } from '../../ui/class-names.ts'
import text from '../../ui/text.module.css'
import { words } from '../../ui/words/words.ts'
import styles from './Pips.module.css'

interface PipsProps {
  readonly tier: GearTier
  readonly column?: boolean
  readonly className?: string | undefined
  /** Where the thing it stands on names the tier already. */
  readonly silent?: boolean
}

/** As many lozenges as the tier has steps, and the number for those who listen. */
export function Pips({ tier, column, className, silent }: PipsProps) {
  return (
    <span
      className={classNames(styles.pips, column && styles.column, className)}
      data-tier={tier}
      data-part="tier"
    >
      {!silent && <span className={text.sr}>{words.tier(tier)}</span>}
    </span>
  )
}
