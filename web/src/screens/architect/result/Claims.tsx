import type { StoredBuild } from '@ai-vault/contract/advice/architect.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Claims.module.css'

const labels = words.claims

export function Claims({ build }: { readonly build: StoredBuild }) {
  return (
    <Bays columns={3}>
      <Bay>
        <SectionHead title={labels.strengths} glyph="i-check" />
        <List tone="ok" texts={build.strengths} cites={build.strength_cites} />
      </Bay>
      <Bay>
        <SectionHead title={labels.considerations} glyph="i-warn" />
        {build.weaknesses.length > 0 ? (
          <List tone="warn" texts={build.weaknesses} cites={build.weakness_cites} />
        ) : (
          <p className={text.dim}>{labels.none}</p>
        )}
      </Bay>
      <Bay tone="ai">
        <SectionHead title={labels.breakdown} glyph="mark" tone="ai">
          <SourceMark source="estimated" />
        </SectionHead>
        <div className={styles.bars}>
          {Object.entries(build.detailed_breakdown).map(([label, value]) => (
            <div key={label}>
              <StatBar label={label} value={value} colour="var(--teal-deep)" labelWidth="6.5rem" />
              <small className={text.dim}>{build.breakdown_notes[label]}</small>
            </div>
          ))}
        </div>
      </Bay>
    </Bays>
  )
}

interface ListProps {
  readonly tone: 'ok' | 'warn'
  readonly texts: readonly string[]
  readonly cites: readonly (readonly string[])[]
}

const List = ({ tone, texts, cites }: ListProps) => (
  <ul className={styles.list}>
    {texts.map((sentence, at) => (
      <li key={sentence}>
        <Glyph name={tone === 'ok' ? 'i-check' : 'i-warn'} size="s" className={text[tone]} />
        <span>
          {sentence}
          {(cites[at]?.length ?? 0) > 0 && (
            <small className={text.dim}>
              {labels.rests} {cites[at]?.join(', ')}
            </small>
          )}
        </span>
      </li>
    ))}
  </ul>
)
