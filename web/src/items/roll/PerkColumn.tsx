import { type CSSProperties, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import text from '../../ui/text.module.css'
import { rollWords } from '../words/roll-words.ts'
import type { ExplorerColumn, ExplorerPerk } from './explorer-columns.ts'
import styles from './PerkExplorer.module.css'

const labels = rollWords.explorer

interface PerkColumnProps {
  readonly column: ExplorerColumn
  readonly chosen: ExplorerPerk | undefined
  /** The one that a phone shows. */
  readonly isNow: boolean
  readonly onChoose: (perk: ExplorerPerk) => void
}

/** One column: radio buttons, so that arrow keys walk through it. */
export function PerkColumn({ column, chosen, isNow, onChoose }: PerkColumnProps) {
  const { label, perks } = column
  const id = useId()
  const own = perks.filter(({ owned }) => owned).length
  return (
    <fieldset className={classNames(styles.column, isNow && styles.now)} data-column={column.key}>
      <legend className={styles.head}>
        <b>{label}</b> <span>{own > 0 ? labels.yours(own, perks.length) : labels.all(perks.length)}</span>
      </legend>
      {perks.map((perk) => (
        <label
          key={perk.hash}
          className={classNames(styles.perk, perk.owned && styles.own, perk.best && styles.best)}
          style={{ '--share': `${Math.round((perk.share ?? 0) * 100)}%` } as CSSProperties}
        >
          <input
            type="radio"
            name={id}
            checked={perk.hash === chosen?.hash}
            onChange={() => onChoose(perk)}
          />
          <span className={styles.name}>
            {perk.name}
            {perk.enhanced && <i className={styles.enhanced} aria-hidden="true" />}
            <span className={text.sr}>
              {perk.owned && labels.own}
              {perk.enhanced && labels.enhanced}
              {perk.best && labels.bestHere}
            </span>
          </span>
          <span className={styles.worth}>
            {perk.worth !== undefined && (
              <>
                {perk.worth.toFixed(1)}
                <span className={text.sr}>
                  {labels.worth}
                  {perk.share !== undefined && labels.share(Math.round(perk.share * 100))}
                </span>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
