import type { Prophecy } from '@ai-vault/contract/advice/prophecy.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { Alert } from '../pieces/Alert.tsx'
import styles from '../pieces/Pieces.module.css'
import { words } from '../words.tsx'

const labels = words.meta

/** What changed, with samples; nothing is claimed without one (F-307). */
export function Meta({ prophecy }: { readonly prophecy: Prophecy }) {
  return (
    <Plate className={styles.plate} role="region" aria-label={labels.title}>
      <SectionHead title={labels.title} />
      <p className={`${text.small} ${text.soft}`}>{labels.lead}</p>
      {prophecy.meta_alerts.length === 0 ? (
        <EmptyState title={labels.none} hint={labels.noneHint} />
      ) : (
        <div className={styles.list}>
          {prophecy.meta_alerts.map((alert) => (
            <Alert key={JSON.stringify(alert)} alert={alert} />
          ))}
        </div>
      )}
    </Plate>
  )
}
