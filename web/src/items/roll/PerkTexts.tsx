import type { WeaponStat } from '@ai-vault/game/items.ts'
import { Tag } from '../../ui/page/Tag.tsx'
import { statLabel } from '../stats/weapon-stats.ts'
import { rollWords } from '../words/roll-words.ts'
import type { ExplorerColumn, ExplorerPerk } from './explorer-columns.ts'
import styles from './PerkExplorer.module.css'

const labels = rollWords.explorer

interface PerkTextsProps {
  readonly columns: readonly ExplorerColumn[]
  readonly chosen: ReadonlyMap<string, ExplorerPerk>
}

/** What each chosen perk does, in our own words where we have some. */
export function PerkTexts({ columns, chosen }: PerkTextsProps) {
  const shown = columns.flatMap((column) => {
    const perk = chosen.get(column.key)
    return perk && column.kind !== 'masterwork' ? [{ column, perk }] : []
  })
  if (shown.length === 0) return null
  return (
    <dl className={styles.texts} aria-label={labels.does}>
      {shown.map(({ column, perk }) => {
        const isNew = column.active !== undefined && column.active !== perk.hash
        return (
          <div key={column.key}>
            <dt>
              {perk.name} {isNew ? <Tag tone="ai">{labels.new}</Tag> : <Tag>{column.label}</Tag>}
            </dt>
            <dd>{perk.effect ?? statsInWords(perk) ?? labels.silent}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function statsInWords({ stats }: ExplorerPerk): string | undefined {
  const parts = Object.entries(stats ?? {}).flatMap(([stat, points]) =>
    points ? [labels.stat(statLabel(stat as WeaponStat), points)] : [],
  )
  return parts.length > 0 ? parts.join(', ') : undefined
}
