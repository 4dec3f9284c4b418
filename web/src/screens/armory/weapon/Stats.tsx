import { SectionHead } from '../../../ui/SectionHead.tsx'
import { StatBar } from '../../../ui/StatBar.tsx'
import text from '../../../ui/text.module.css'
import styles from './Stats.module.css'
import type { StatRow } from './weapon-stats.ts'

/** Bars for what runs to 100, numbers for the rest; a line marks the best copy owned. */
export function Stats({ rows }: { readonly rows: readonly StatRow[] }) {
  const bars = rows.filter(({ bar }) => bar)
  const numbers = rows.filter(({ bar }) => !bar)
  const marked = rows.some(({ best }) => best !== undefined)
  return (
    <>
      <SectionHead title="Stats" level={3}>
        {marked && <span className={`${text.small} ${text.dim}`}>line: best copy you own</span>}
      </SectionHead>
      {rows.length === 0 && (
        <p className={`${text.small} ${text.dim}`}>The platform sent no stats for this copy.</p>
      )}
      <div className={styles.bars}>
        {bars.map(({ stat, label, value, best }) => (
          <StatBar
            key={stat}
            label={
              <>
                {label}
                {best !== undefined && <span className={text.sr}>, best copy {best}, this one </span>}
              </>
            }
            value={value}
            best={best}
            labelWidth="132px"
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
                {best !== undefined && <span className={text.dim}> best {best}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
