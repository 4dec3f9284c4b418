import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { Reading } from '../../../ui/figures/Reading.tsx'
import layout from '../Dashboard.module.css'
import { Panel } from './Panel.tsx'
import styles from './Panels.module.css'
import { words } from './words/words.ts'

type Seasonal = Extra<'seasonal'>
type Value = NonNullable<Seasonal['season_rank']>

const said = words.season

/** Rank, artifact, challenges, triumph score; each says by itself where it comes from (F-096 to F-100). */
export function SeasonalProgress({ seasonal }: { readonly seasonal: Seasonal | undefined }) {
  const note = seasonal?.note ?? (seasonal?.season_active === false ? said.over : undefined)
  return (
    <Panel title={said.title} className={layout.season}>
      <div className={layout.pair}>
        <SeasonReading label={said.rank} reading={seasonal?.season_rank} />
        <SeasonReading label={said.artifact} reading={seasonal?.artifact_level} />
        <SeasonReading label={said.challenges} reading={seasonal?.weekly_challenges} />
        <SeasonReading label={said.triumphs} reading={seasonal?.triumph_score} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </Panel>
  )
}

function SeasonReading({ label, reading }: { readonly label: string; readonly reading: Value | undefined }) {
  return (
    <Reading
      label={label}
      value={reading && formatCount(reading.value)}
      {...(reading?.of !== undefined && { unit: words.outOf(formatCount(reading.of)) })}
      source={reading?.source}
    />
  )
}
