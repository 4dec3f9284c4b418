import type { ForgePersonal } from '@ai-vault/contract/advice/forge.ts'
import type { CSSProperties } from 'react'
import { Link } from '../../../routing/Link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import layout from '../../../ui/layout.module.css'
import text from '../../../ui/text.module.css'
import { words } from '../words.tsx'
import styles from './GodRoll.module.css'

const labels = words.god

/** Small odds need a whole number, large ones a decimal. */
const oneIn = (chance: number) => {
  const drops = 1 / chance
  return labels.oneIn(drops < 10 ? drops.toFixed(1).replace(/\.0$/, '') : formatCount(Math.round(drops)))
}

export function Odds({ odds }: { readonly odds: ForgePersonal['odds'] }) {
  return (
    <div className={layout.stackSmall}>
      <h3 className={styles.cap}>{labels.odds}</h3>
      {odds.length === 0 ? (
        <p className={classNames(text.small, text.dim)}>{labels.noOdds}</p>
      ) : (
        <>
          <ul className={styles.odds}>
            {odds.map(({ tiers, perks_a_column, chance, even_after }) => (
              <li key={perks_a_column}>
                <span>
                  {labels.tiers(tiers.join(labels.or))} <small>{labels.perks[perks_a_column]}</small>
                </span>
                <b className={text.read}>{oneIn(chance)}</b>
                <span
                  className={styles.chance}
                  style={{ '--v': `${Math.min(100, chance * 100)}%` } as CSSProperties}
                  aria-hidden="true"
                >
                  <i />
                </span>
                {even_after !== undefined && <small>{labels.even(even_after)}</small>}
              </li>
            ))}
          </ul>
          <p className={classNames(text.small, text.dim)}>{labels.counted}</p>
        </>
      )}
    </div>
  )
}

export function WhereItDrops({ source }: { readonly source: ForgePersonal['source'] }) {
  const { text: sentence, place, minutes, runs, activity_id, weapons } = source
  return (
    <div className={layout.stackSmall}>
      <h3 className={styles.cap}>{labels.where}</h3>
      {sentence === undefined ? (
        <p className={classNames(text.small, text.dim)}>{labels.unknownSource}</p>
      ) : (
        <>
          <p>
            <b>{sentence}</b>
          </p>
          <p className={classNames(text.small, text.soft)}>
            {place === undefined
              ? labels.noPlace
              : minutes === undefined
                ? labels.never(place)
                : labels.pace(place, formatCount(minutes), runs)}
          </p>
          {weapons > 0 && <p className={classNames(text.small, text.dim)}>{labels.shared(weapons)}</p>}
          {activity_id && (
            <p className={text.small}>
              <Link to="/archives" search={{ report: activity_id }}>
                {labels.newest}
              </Link>
            </p>
          )}
        </>
      )}
    </div>
  )
}
