import { useQuery } from '@tanstack/react-query'
import { briefingQuery } from '../../data/queries.ts'
import { Plate } from '../../ui/Plate.tsx'
import { Reading } from '../../ui/Reading.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { SourceMark } from '../../ui/SourceMark.tsx'
import styles from './HubScreen.module.css'
import { splitCount } from './numbers.ts'

/** Counters of this installation (F-062): real ones, or labelled samples; an em dash where none came. */
export function Briefing() {
  const { data } = useQuery(briefingQuery)
  return (
    <Plate role="region" aria-labelledby="briefing">
      <SectionHead title="Intelligence Briefing" id="briefing" glyph="i-eye">
        {data && <SourceMark source={data.source ?? 'live'} />}
      </SectionHead>
      <div className={styles.counters}>
        <Counter label="Active guardians" value={data?.active_guardians} note="seen in 7 days" />
        <Counter label="Data points" value={data?.data_points} note="stored readings" />
        <Reading label="Uptime" value={data?.uptime_percent?.toFixed(1)} unit="%" note="last 30 days" />
      </div>
    </Plate>
  )
}

function Counter({ label, value, note }: { label: string; value: number | undefined; note: string }) {
  const split = value === undefined ? undefined : splitCount(value)
  return (
    <Reading label={label} value={split?.number} {...(split?.unit && { unit: split.unit })} note={note} />
  )
}
