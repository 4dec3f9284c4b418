import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import layout from '../Dashboard.module.css'
import { Nothing, Panel } from './Panel.tsx'
import styles from './Panels.module.css'
import { words } from './words.tsx'

/** Armor 3.0, portal mastery, Kepler (F-083). */
export function EdgeOfFate({ progress }: { readonly progress: Extra<'edge_of_fate'> | undefined }) {
  return (
    <Panel title={words.fate.title} source={progress?.source}>
      {progress && progress.tracks.length > 0 ? (
        <div className={layout.bars}>
          {progress.tracks.map(({ kind, name, percent, text, source }) => (
            <div key={kind} className={styles.track}>
              <div className={styles.trackHead}>
                <span>{name}</span>
                <span>{Math.round(percent)} %</span>
              </div>
              <Meter label={name} value={percent} valueText={words.fate.value(Math.round(percent), text)} />
              <div className={styles.trackText}>
                <span>{text}</span>
                {source !== progress.source && <SourceMark source={source} />}
              </div>
            </div>
          ))}
        </div>
      ) : (
        <Nothing>{words.fate.none}</Nothing>
      )}
    </Panel>
  )
}
