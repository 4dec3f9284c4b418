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
      <div className={styles.low}>
        <Fillings answer={answer} />
        <CoverageMatrix answer={answer} />
      </div>
      <Members answer={answer} under={verdict?.under ?? []} />
      <RawData analyzed={analyzed} />
    </div>
  )
}
