import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { useFold } from '../../../ui/page/folds.ts'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import styles from './StarterPath.module.css'
import { words } from './words.tsx'

const labels = words.starter

type Step = Extra<'starter_path'>[number]

const isDone = ({ done, of }: Step) => done >= of

interface StarterPathProps {
  readonly path: readonly Step[]
  /** The titles of the steps that stand above already. */
  readonly above: readonly string[]
}

/** How far somebody who has just begun is; each step is ticked by what the account shows, and none is said twice. */
export function StarterPath({ path, above }: StarterPathProps) {
  const { open: whole, toggle } = useFold('starter')
  const next = path.filter((step) => !isDone(step) && !above.includes(step.title))
  const shown = whole ? path : next
  return (
    <section aria-labelledby="starter-path">
      <SectionHead title={labels.title} id="starter-path">
        <span className={`${text.small} ${text.dim}`}>
          {labels.progress(path.filter(isDone).length, path.length)}
        </span>
      </SectionHead>
      {next.length === 0 && !whole && <p className={styles.above}>{labels.above}</p>}
      {shown.length > 0 && (
        <ol className={styles.path}>
          {shown.map((step) => (
            <li key={step.step} data-done={isDone(step)}>
              {isDone(step) ? <Glyph name="i-check" size="s" /> : <i />}
              <b>{step.title}</b>
              <span>{step.text}</span>
              <small>
                {isDone(step) ? labels.done : labels.of(formatCount(step.done), formatCount(step.of))}
              </small>
            </li>
          ))}
        </ol>
      )}
      {next.length < path.length && (
        <p className={styles.more}>
          <TextButton aria-expanded={whole} onClick={toggle}>
            {whole ? labels.fewer : labels.all(path.length)}
          </TextButton>
        </p>
      )}
    </section>
  )
}
