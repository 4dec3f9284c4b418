import type { ArchiveCompared, ArchiveOverview } from '@ai-vault/contract/archives.ts'
import { shownFigure, usualSpan } from '@ai-vault/game/history/performance.ts'
import { formatCount } from '../../../../ui/figures/count.ts'
import { SourceMark } from '../../../../ui/figures/freshness/SourceMark.tsx'
import { Reading } from '../../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import text from '../../../../ui/text.module.css'
import { dateFormat } from '../../../../words/formats.ts'
import { words } from '../../words.ts'
import { isBeingRead } from '../is-being-read.ts'
import styles from './Performance.module.css'
import { Spark } from './Spark.tsx'

const day = dateFormat({ dateStyle: 'medium' })
const labels = words.performance

/** Each figure beside the player's own usual; a word only where chance hardly explains the difference (F-238). */
export function Performance({ overview }: { readonly overview: ArchiveOverview }) {
  const { runs, hours, from, performance, usual_from, progress } = overview
  if (runs === 0 && isBeingRead(progress)) return null
  return (
    <section aria-label={labels.title}>
      <SectionHead title={labels.title} kind="group">
        <span className={styles.key} aria-hidden="true">
          <span>
            <i className={styles.yours} />
            {labels.key.yours}
          </span>
          <span>
            <i className={styles.usual} />
            {labels.key.usual}
          </span>
        </span>
        {runs > 0 && <SourceMark source="live" seen />}
      </SectionHead>
      {runs === 0 && <p className={text.soft}>{progress.state === 'done' ? labels.none : labels.noneYet}</p>}
      {runs > 0 && (
        <Bays className={styles.bays}>
          <Bay>
            <Reading
              label={labels.activities}
              value={formatCount(runs)}
              note={labels.hours(hours)}
              source="live"
            />
          </Bay>
          {performance.map((compared) => (
            <Bay key={compared.measure}>
              <Measure compared={compared} />
            </Bay>
          ))}
        </Bays>
      )}
      {runs > 0 && (
        <p className={`${text.small} ${text.dim} ${styles.note}`}>
          {labels.basis(day.format(Date.parse(usual_from)), day.format(Date.parse(from)))}
        </p>
      )}
    </section>
  )
}

const TONES = { better: text.ok, worse: text.warn, usual: text.soft, unknown: text.dim }

function Measure({ compared }: { readonly compared: ArchiveCompared }) {
  const { measure, value, runs, usual, usual_runs, margin, weeks, trend } = compared
  const { label, unit } = labels.measures[measure]
  const band = usual !== undefined && margin !== undefined ? usualSpan({ measure, usual, margin }) : undefined
  // Whether it went up or down; better or worse is in the word and the colour.
  const glyph = trend === 'better' || trend === 'worse' ? (value > (usual ?? 0) ? 'i-up' : 'i-dn') : undefined
  const known = weeks.flatMap((week) => week ?? [])
  return (
    <>
      <Reading label={label} value={shownFigure(value)} unit={unit} note={labels.sample(runs, usual_runs)} />
      <Spark label={labels.weeks(label, weeks)} values={weeks} band={band} usual={band && usual} />
      {known.length > 1 && (
        <p className={`${text.small} ${text.dim}`}>
          {labels.weeksSpan(weeks.length, shownFigure(Math.min(...known)), shownFigure(Math.max(...known)))}
        </p>
      )}
      <p className={`${text.small} ${TONES[trend]} ${styles.trend}`}>
        {glyph && <Glyph name={glyph} size="s" />}
        <span>
          {band && trend !== 'unknown' ? labels.trend[trend](labels.band(...band)) : labels.trend.unknown}
        </span>
      </p>
    </>
  )
}
