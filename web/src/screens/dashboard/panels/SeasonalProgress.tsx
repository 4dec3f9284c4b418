import type { Extra } from '@ai-vault/contract/dashboard-extras.ts'
import { formatCount } from '../../../ui/count.ts'
import { Reading } from '../../../ui/Reading.tsx'
import layout from '../Dashboard.module.css'
import { Panel } from './Panel.tsx'
import styles from './Panels.module.css'

type Seasonal = Extra<'seasonal'>
type Value = NonNullable<Seasonal['season_rank']>

const NO_SEASON = 'No season is active; these are the last one’s final values.'

/** Rank, artifact, challenges, triumph score; each says by itself where it comes from (F-096 to F-100). */
export function SeasonalProgress({ seasonal }: { readonly seasonal: Seasonal | undefined }) {
  const note = seasonal?.note ?? (seasonal?.season_active === false ? NO_SEASON : undefined)
  return (
    <Panel title="Seasonal Progress" className={layout.season}>
      <div className={layout.pair}>
        <SeasonReading label="Season rank" reading={seasonal?.season_rank} />
        <SeasonReading label="Artifact level" reading={seasonal?.artifact_level} />
        <SeasonReading label="Weekly challenges" reading={seasonal?.weekly_challenges} />
        <SeasonReading label="Triumph score" reading={seasonal?.triumph_score} />
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
      {...(reading?.of !== undefined && { unit: `/ ${formatCount(reading.of)}` })}
      source={reading?.source}
    />
  )
}
