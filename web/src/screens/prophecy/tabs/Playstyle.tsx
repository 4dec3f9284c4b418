import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import { FEWEST_RUNS_FOR_ARCHETYPE } from '@ai-vault/game/history/playstyle.ts'
import { Link } from '../../../routing/Link.tsx'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { Evidence } from '../pieces/Evidence.tsx'
import styles from '../pieces/Pieces.module.css'
import { Traits } from '../pieces/Traits.tsx'
import { words } from '../words.tsx'

const labels = words.playstyle

/** The archetype with how sure it is, the traits with their figures (F-305, F-306). */
export function PlaystyleTab({ prophecy: { playstyle, progress } }: { readonly prophecy: Prophecy }) {
  const { archetype, confidence, traits, runs, mix, before, days } = playstyle
  return (
    <Plate tone="ai" className={styles.plate} role="region" aria-label={labels.title}>
      <SectionHead title={labels.title} glyph="mark" tone="ai">
        <SourceMark source="estimated" />
      </SectionHead>
      <div className={styles.archetype}>
        <div>
          <span className={text.cap}>{labels.archetype}</span>
          <p className={styles.archetypeName}>{archetype ?? labels.unknown}</p>
        </div>
        {archetype && (
          <span className={`${text.small} ${text.teal}`}>
            {labels.sure(Math.round(confidence * 100), runs, days)}
          </span>
        )}
      </div>
      {!archetype && (
        <p className={`${text.small} ${text.soft}`}>
          {progress.state !== 'done'
            ? words.fetching
            : runs === 0
              ? labels.none
              : labels.few(runs, FEWEST_RUNS_FOR_ARCHETYPE)}
        </p>
      )}
      {before && <p className={`${text.small} ${text.soft}`}>{labels.before(before)}</p>}
      {traits.length > 0 && <Traits traits={traits} />}
      {mix.length > 0 && (
        <>
          <h3 className={text.cap}>{labels.mix}</h3>
          <ul className={styles.mix}>
            {mix.map(({ name, percent }) => (
              <li key={name}>{labels.mixRow(name, percent)}</li>
            ))}
          </ul>
        </>
      )}
      {runs > 0 && <Evidence evidence={[{ kind: 'runs', runs }]} />}
      <p className={text.small}>
        <Link to="/archives">{labels.archives}</Link>
      </p>
    </Plate>
  )
}
