import { DECISIONS, type Decision } from '@ai-vault/contract/items/reviews.ts'
import { useState } from 'react'
import { saveFile } from '../../../../data/save-file.ts'
import { DECISION_LOOKS } from '../../../../items/decisions/decision-words.ts'
import { countDecisions, type Decisions } from '../../../../items/decisions/decisions.ts'
import type { GearItem } from '../../../../items/gear-item.ts'
import type { Notes } from '../../../../items/notes/notes-query.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../../../ui/controls/choices/Segments.tsx'
import { copyText } from '../../../../ui/feedback/toasts/copy-text.ts'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import { modeWords } from '../mode-words.tsx'
import styles from '../ReviewMode.module.css'
import { csvBlob, decidedAs, dimSearch, reviewsCsv } from './export-reviews.ts'

const labels = modeWords.export

interface ReviewExportProps {
  readonly gear: readonly GearItem[]
  readonly decisions: Decisions
  readonly notes: Notes
}

/** All decisions of the account about gear that is still there, for Destiny Item Manager or a spreadsheet. */
export function ReviewExport({ gear, decisions, notes }: ReviewExportProps) {
  const [decision, setDecision] = useState<Decision>('dismantle')
  const counts = countDecisions(gear.map(idOf), decisions)
  const decided = counts.keep + counts.review + counts.dismantle
  const search = dimSearch(decidedAs(gear, decisions, decision))
  return (
    <section className={styles.export} aria-label={labels.label}>
      <span className={text.cap}>{labels.title}</span>
      <Segments
        label={labels.which}
        segments={DECISIONS.map((id) => ({ id, label: DECISION_LOOKS[id].act, count: counts[id] }))}
        selected={decision}
        onSelect={setDecision}
      />
      <div className={styles.exportActions}>
        <Button onClick={() => void copyText(search, labels)} disabled={search === ''}>
          <Glyph name="i-copy" size="s" />
          {labels.dim}
        </Button>
        <Button
          onClick={() => saveFile(csvBlob(reviewsCsv(gear, decisions, notes)), 'ai-vault-decisions.csv')}
          disabled={decided === 0}
        >
          <Glyph name="i-dn" size="s" />
          {labels.csv}
        </Button>
      </div>
      <p className={`${text.small} ${text.dim}`}>{labels.about(decided)}</p>
    </section>
  )
}
