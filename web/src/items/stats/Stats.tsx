import { StatBar } from '../../ui/figures/gauges/StatBar.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import { sheetWords } from '../words/sheet-words.ts'
import styles from './Stats.module.css'
import type { StatRow } from './weapon-stats.ts'

const labels = sheetWords.stats

/** Bars for what runs to 100, numbers for the rest; a line marks the best copy owned. */
export function Stats({ rows }: { readonly rows: readonly StatRow[] }) {
  const bars = rows.filter(({ bar }) => bar)
  const numbers = rows.filter(({ bar }) => !bar)
  const marked = rows.some(({ best }) => best !== undefined)
  return (
    <>
      <SectionHead title={labels.title} level={3}>
        {marked && <span className={`${text.small} ${text.dim}`}>{labels.line}</span>}
      </SectionHead>
      {rows.length === 0 && <p className={`${text.small} ${text.dim}`}>{labels.none}</p>}
      <div className={styles.bars}>
        {bars.map(({ stat, label, value, best }) => (
          <StatBar
            key={stat}
            label={
              <>
                {label}
                {best !== undefined && <span className={text.sr}>{labels.bestCopy(best)}</span>}
              </>
            }
            value={value}
            best={best}
            labelWidth="8.25rem"
          />
        ))}
      </div>
      {numbers.length > 0 && (
        <dl className={styles.numbers}>
          {numbers.map(({ stat, label, shown, best }) => (
            <div key={stat}>
              <dt>{label}</dt>
              <dd>
                {shown}
                {best !== undefined && <span className={text.dim}>{labels.best(best)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
