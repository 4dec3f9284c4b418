import type { Keep } from '../../../../data/armor/use-kept-armor.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import text from '../../../../ui/text.module.css'
import type { PieceRules } from '../query/piece-rules.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import { words } from '../words/words.ts'
import styles from './Marks.module.css'

const labels = words.targets.linked

interface LinkedRulesProps {
  readonly linked: PieceRules
  readonly onChange: ChangeQuery
  readonly onKeep: Keep
}

/** Says that a link's pins and filters hold here, and leads back to one's own. */
export function LinkedRules({ linked, onChange, onKeep }: LinkedRulesProps) {
  const adopt = () => {
    onKeep(() => ({ pinned: [...linked.pinned], excluded: [...linked.excluded], only: [...linked.only] }))
    onChange({ linked: undefined })
  }
  const isEmpty = linked.pinned.length + linked.excluded.length + linked.only.length === 0
  return (
    <div className={styles.group} role="note">
      <span className={`${text.small} ${text.soft}`}>{isEmpty ? labels.without : labels.note}</span>
      <Button size="small" onClick={() => onChange({ linked: undefined })}>
        {labels.mine}
      </Button>
      {!isEmpty && (
        <Button size="small" onClick={adopt}>
          {labels.adopt}
        </Button>
      )}
    </div>
  )
}
