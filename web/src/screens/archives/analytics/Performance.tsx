import type { ArchiveCompared, ArchiveOverview } from '@ai-vault/contract/archives.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { Reading } from '../../../ui/figures/Reading.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { dateFormat } from '../../../words/choose-words.ts'
import { words } from '../words/words.ts'
import styles from './Performance.module.css'

const day = dateFormat({ dateStyle: 'medium' })
const said = words.performance

/** Each figure beside the player's own usual; a word only where chance hardly explains the difference (F-238). */
export function Performance({ overview }: { readonly overview: ArchiveOverview }) {
  const { runs, hours, performance, usual_from } = overview
  return (
    <section aria-label={said.title}>
      <SectionHead title={said.title} kind="group">
        <span className={`${text.small} ${text.dim}`}>
          {said.usualSince(day.format(Date.parse(usual_from)))}
        </span>
      </SectionHead>
      {runs === 0 ? (
        <p className={text.soft}>{said.none}</p>
      ) : (
        <Bays className={styles.bays}>
          <Bay>
            <Reading
              label={said.activities}
              value={formatCount(runs)}
              note={said.hours(hours)}
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
    </section>
  )
}

const TONES = { better: text.ok, worse: text.warn, usual: text.soft, unknown: text.dim }
const ARROWS = { better: '▲', worse: '▼', usual: '=', unknown: '·' }

function Measure({ compared }: { readonly compared: ArchiveCompared }) {
  const { measure, value, runs, usual, usual_runs, trend } = compared
  const { label, unit } = said.measures[measure]
  const verdict = trend === 'unknown' || usual === undefined ? said.trend.unknown : said.trend[trend](usual)
  return (
    <>
      <Reading label={label} value={value} unit={unit} note={said.basis(runs, usual_runs)} />
      <p className={`${text.small} ${TONES[trend]}`}>
        <span aria-hidden="true">{ARROWS[trend]}</span> {verdict}
      </p>
    </>
  )
}
