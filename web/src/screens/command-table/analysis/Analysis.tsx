import text from '../../../ui/text.module.css'
import type { Analyzed } from '../use-analysis.ts'
import { words } from '../words/words.ts'
import styles from './Analysis.module.css'
import { CoverageMatrix } from './CoverageMatrix.tsx'
import { Fillings } from './Fillings.tsx'
import { Members } from './Members.tsx'
import { RawData } from './RawData.tsx'

export function Analysis({ analyzed }: { readonly analyzed: Analyzed }) {
  const { answer } = analyzed
  if (answer.members.length === 0) {
    return (
      <div className={styles.analysis}>
        <p role="status" className={text.soft}>
          {words.nobody}
        </p>
        <RawData analyzed={analyzed} />
      </div>
    )
  }
  return (
    <div className={styles.analysis}>
      <Members answer={answer} />
      <div className={styles.low}>
        <CoverageMatrix answer={answer} />
        <div className={styles.side}>
          <Fillings answer={answer} />
          <RawData analyzed={analyzed} />
        </div>
      </div>
    </div>
  )
}
