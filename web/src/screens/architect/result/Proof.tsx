import type { RecommendBuildAnswer } from '@ai-vault/contract/advice/architect.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Proof.module.css'

const labels = words.proof

/** How many of the sixteen rules hold, and which behind a press. A failed one cannot stand here: such a build is never answered. */
export function Proof({ answer: { proof, solved_in_ms } }: { readonly answer: RecommendBuildAnswer }) {
  const unknown = proof.filter(({ state }) => state === 'unknown')
  return (
    <section aria-label={labels.title}>
      <div className={styles.head}>
        <h3 className={text.cap}>{labels.title}</h3>
        <span className={`${text.small} ${text.soft}`}>
          {labels.counts(proof.length - unknown.length, unknown.length)}
        </span>
        {unknown.length > 0 && <Tag tone="warn">{labels.capped}</Tag>}
        <span className={`${text.small} ${text.dim} ${styles.end}`}>{labels.solved(solved_in_ms)}</span>
      </div>
      <details>
        <summary className={text.unfold}>{labels.how}</summary>
        <ol className={styles.proof}>
          {proof.map(({ rule, state, reason }) => (
            <li key={rule} className={state === 'pass' ? styles.ok : styles.unknown}>
              <span className={styles.rule}>
                <Glyph name={state === 'pass' ? 'i-check' : 'i-info'} size="s" />
                {labels.rules[rule] ?? rule}
              </span>
              <span className={text.sr}>{state === 'pass' ? labels.pass : labels.unknown(reason)}</span>
            </li>
          ))}
        </ol>
      </details>
      {unknown.map(({ rule, reason }) => (
        <p key={rule} className={`${text.small} ${text.dim}`} aria-hidden="true">
          {labels.rules[rule] ?? rule}: {reason}
        </p>
      ))}
    </section>
  )
}
