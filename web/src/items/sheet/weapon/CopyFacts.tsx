import { formatCount } from '../../../ui/figures/count.ts'
import { Tag } from '../../../ui/page/Tag.tsx'
import type { WeaponItem } from '../../weapon-item.ts'
import { useWhere } from '../../where-is.ts'
import { sheetWords } from '../../words/sheet-words.ts'
import styles from './CopyFacts.module.css'

const labels = sheetWords.facts

interface CopyFactsProps {
  readonly item: WeaponItem
  /** How many copies there are, this one among them, in words. */
  readonly copies?: string
}

/** Where this copy is, what the player has made of it, and where such weapons come from. */
export function CopyFacts({ item, copies }: CopyFactsProps) {
  const where = useWhere()
  const { kills, level, loadouts, source } = item.item
  return (
    <div className={styles.facts}>
      <ul className={styles.tags} aria-label={labels.label}>
        <li>
          <Tag>{where(item)}</Tag>
        </li>
        {copies && (
          <li>
            <Tag>{copies}</Tag>
          </li>
        )}
        {kills !== undefined && (
          <li>
            <Tag>{labels.kills(formatCount(kills), kills)}</Tag>
          </li>
        )}
        {level !== undefined && (
          <li>
            <Tag>{labels.level(level)}</Tag>
          </li>
        )}
        {loadouts.length > 0 && (
          <li>
            <Tag>{labels.loadouts(loadouts.length)}</Tag>
          </li>
        )}
      </ul>
      {source && <p>{source}</p>}
    </div>
  )
}
