import { formatCount } from '../../ui/figures/count.ts'
import styles from './HubScreen.module.css'
import type { HubFacts } from './hub-facts.ts'
import { words } from './words/words.ts'

/** How the weapons divide by rarity: one bar, and the numbers under it. */
export function RarityBar({ rarities }: { readonly rarities: HubFacts['rarities'] }) {
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {rarities.map(({ rarity, count }) => (
          <i key={rarity} style={{ flex: count, background: `var(--${rarity}-ink)` }} />
        ))}
      </div>
      <div className={styles.legend}>
        {rarities.map(({ rarity, count }) => (
          <span key={rarity}>
            {formatCount(count)} {words.rarities[rarity]}
          </span>
        ))}
      </div>
    </>
  )
}
