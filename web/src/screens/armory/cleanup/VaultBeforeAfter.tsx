import type { Places } from '@ai-vault/game/cleanup/removal-impact.ts'
import type { CSSProperties } from 'react'
import { formatCount } from '../../../ui/figures/count.ts'
import text from '../../../ui/text.module.css'
import styles from './CleanUp.module.css'
import { words } from './words.tsx'

const labels = words.vault

interface VaultBeforeAfterProps {
  /** Absent where the platform did not tell how full it is. */
  readonly vault: { readonly used: number; readonly capacity: number } | undefined
  readonly places: Places
  /** What is marked already and not among them: it is gone by then too. */
  readonly marked?: Places
  /** What could go too and is not among them. */
  readonly rest?: Places
}

/** How full the vault is and will be, and where the places lie. */
export function VaultBeforeAfter({ vault, places, marked, rest }: VaultBeforeAfterProps) {
  const after = vault && Math.max(0, vault.used - places.vault - (marked?.vault ?? 0))
  const share = (count: number) => `${(100 * count) / Math.max(1, vault?.capacity ?? 1)}%`
  return (
    <div className={styles.vault}>
      {vault && after !== undefined && (
        <>
          <div className={styles.vaultFigures}>
            <span>{labels.now(<b className={text.read}>{formatCount(vault.used)}</b>)}</span>
            <span className={text.gold}>
              {labels.after(<b className={text.read}>{formatCount(after)}</b>, vault.capacity)}
            </span>
          </div>
          <div
            className={styles.vaultBar}
            role="img"
            aria-label={labels.label(vault.used, after, vault.capacity)}
            style={{ '--after': share(after), '--now': share(vault.used) } as CSSProperties}
          >
            <i />
          </div>
        </>
      )}
      <p className={`${text.small} ${text.soft}`}>
        {[labels.lie(places), marked && labels.marked(marked), rest && labels.rest(rest)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}
