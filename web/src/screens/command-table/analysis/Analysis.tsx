import type { Analyzed } from '../use-analysis.ts'
import styles from './Analysis.module.css'
import { CoverageMatrix } from './CoverageMatrix.tsx'
import { Fillings } from './Fillings.tsx'
import { Members } from './Members.tsx'
import { RawData } from './RawData.tsx'
import { Verdict, verdictOf } from './Verdict.tsx'

export function Analysis({ analyzed }: { readonly analyzed: Analyzed }) {
  const { answer } = analyzed
  if (answer.members.length === 0) return <RawData analyzed={analyzed} />
  const verdict = verdictOf(answer)
  return (
    <div className={styles.analysis}>
      {verdict && <Verdict answer={answer} verdict={verdict} />}
      <Members answer={answer} under={verdict?.under ?? []} />
      <div className={styles.low}>
        <CoverageMatrix answer={answer} />
        <div className={styles.side}>
          <Fillings answer={answer} />
        </div>
      </div>
      <RawData analyzed={analyzed} />
    </div>
  )
}
