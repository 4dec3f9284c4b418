import { classNames } from '../../../../ui/class-names.ts'
import { words } from '../words/words.ts'
import styles from './AnalyzeButton.module.css'
import type { AnalysisState } from './analysis-state.ts'

interface AnalyzeButtonProps {
  readonly name: string
  readonly state: AnalysisState | undefined
  /** Over a tile it shows itself to a pointer and to the focus only. */
  readonly overTile?: boolean
  readonly tabIndex?: number
}

/** F-129, F-130. The grid hears the press. While it works it says so, keeps the focus and does nothing. */
export function AnalyzeButton({ name, state, overTile, tabIndex }: AnalyzeButtonProps) {
  const busy = state?.status === 'analyzing'
  const word = busy ? words.analysis.analyzing : words.analysis.analyze
  return (
    <button
      type="button"
      className={classNames(styles.analyze, overTile && styles.overTile)}
      data-action="analyze"
      tabIndex={tabIndex}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={words.analysis.of(word, name)}
    >
      {word}
    </button>
  )
}
