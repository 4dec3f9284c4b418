import { words as weaponWords } from '../../../../items/words/words.ts'
import { lazyPart } from '../../../../loading/lazy-part.tsx'
import { UnfoldedPart } from '../../UnfoldedPart.tsx'
import { words } from '../words/words.ts'
import type { AnalysisFieldsProps } from './AnalysisFields.tsx'
import styles from './AnalysisOptions.module.css'

const AnalysisFields = lazyPart(async () => (await import('./AnalysisFields.tsx')).AnalysisFields)

const names = weaponWords.analysisOptions

/** What Analyze asks for in words; unfolded, the choice of it. */
export function AnalysisOptions(props: AnalysisFieldsProps) {
  const { activity, playstyle, input } = props.settings
  const summary = words.analysis.options(names[activity], names[playstyle])
  return (
    <UnfoldedPart
      name="analysis"
      summary={input === 'Any input' ? summary : `${summary}, ${names[input]}`}
      className={styles.options}
    >
      <AnalysisFields {...props} />
    </UnfoldedPart>
  )
}
